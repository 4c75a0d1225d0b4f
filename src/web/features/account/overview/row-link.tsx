import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'

type RowLinkProps = {
  readonly to: string
  /** What the word is about, for who does not see the row: "Change, Phone". */
  readonly about: string
  readonly children: string
}

/** A link of a row, short for those who see the row. */
export function RowLink({ to, about, children }: RowLinkProps) {
  return (
    <LinkButton to={to}>
      {children}
      <VisuallyHidden>{`, ${about}`}</VisuallyHidden>
    </LinkButton>
  )
}
