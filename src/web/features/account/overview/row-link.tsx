import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'

type RowLinkProps = {
  readonly to: string
  /** Subject of the link, for screen readers: "Change, Phone". */
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
