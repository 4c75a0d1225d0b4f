import { Timer24Regular } from '@fluentui/react-icons/svg/timer'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { optionPath } from '#src/web/paths/paths.ts'
import { LinkButton } from '#src/web/ui/primitives/button.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { EmptyState } from '#src/web/ui/states/state.tsx'

type UnknownPairProps = {
  readonly name: string
  /** The first pair of options; undefined where there is none. */
  readonly first: string | undefined
}

/** Stands in for a pair that has no options. */
export function UnknownPair({ name, first }: UnknownPairProps) {
  const t = useText<AreaKeys['option']>()
  return (
    <EmptyState
      icon={<Timer24Regular />}
      title={t(first === undefined ? 'option.noPairs' : 'option.unknown', { symbol: name })}
      action={
        first !== undefined && (
          <LinkButton to={optionPath(first)} look="primary">
            {t('option.unknown.go', { symbol: first })}
          </LinkButton>
        )
      }
    >
      {t('option.unknown.text')}
    </EmptyState>
  )
}
