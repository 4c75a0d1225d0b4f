import { Checkmark12Regular } from '@fluentui/react-icons/svg/checkmark'
import { Dismiss12Regular } from '@fluentui/react-icons/svg/dismiss'
import { Subtract12Regular } from '@fluentui/react-icons/svg/subtract'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Outcome } from '#src/core/stakes/outcome.ts'
import { Badge } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'

const LOOKS = {
  win: { tone: 'up', icon: <Checkmark12Regular /> },
  lose: { tone: 'down', icon: <Dismiss12Regular /> },
  tied: { tone: 'still', icon: <Subtract12Regular /> },
} as const

/** The outcome that a running stake would have now, in words, shape and tint. */
export function StandingBadge({ outcome }: { readonly outcome: Exclude<Outcome, 'cancelled'> }) {
  const t = useText<AreaKeys['stakes']>()
  const { tone, icon } = LOOKS[outcome]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`stakes.would.${outcome}`)}
    </Badge>
  )
}
