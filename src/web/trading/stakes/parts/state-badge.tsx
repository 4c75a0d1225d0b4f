import { Subtract12Regular } from '@fluentui/react-icons/svg/subtract'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import type { AreaKeys } from '#generated/messages/keys.ts'
import { Badge, type Tone } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import type { StakeState } from '../stake.ts'

const TONES: Readonly<Record<StakeState, Tone>> = {
  running: 'waiting',
  win: 'good',
  lose: 'bad',
  tied: 'still',
  cancelled: 'still',
}

/** The state of a stake in a word, a shape and a tint (STATE-14). */
export function StateBadge({ state }: { readonly state: StakeState }) {
  const t = useText<AreaKeys['stakes']>()
  return (
    <Badge
      tone={TONES[state]}
      {...(state === 'cancelled' && { icon: <Dismiss12Regular /> })}
      {...(state === 'tied' && { icon: <Subtract12Regular /> })}
    >
      {t(`stakes.state.${state}`)}
    </Badge>
  )
}
