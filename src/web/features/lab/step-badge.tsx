import { ArrowRight12Regular } from '@fluentui/react-icons/svg/arrow-right'
import type { ReactElement } from 'react'
import type { AreaKeys } from '#generated/messages/keys.ts'
import type { Activity } from '#generated/models/activity.ts'
import { Badge, type Tone } from '#src/web/ui/primitives/badge.tsx'
import { useText } from '#src/web/ui/primitives/text.ts'
import { isCancelled, type Step, stepOf } from './step.ts'

const TONES: Readonly<Record<Step, { readonly tone: Tone; readonly icon?: ReactElement }>> = {
  coming: { tone: 'resting' },
  ongoing: { tone: 'active' },
  distributing: { tone: 'waiting', icon: <ArrowRight12Regular /> },
  completed: { tone: 'good' },
}

/** The phase of an activity in a word, or that it was cancelled. */
export function StepBadge({ activity }: { readonly activity: Activity }) {
  const t = useText<AreaKeys['lab']>()
  if (isCancelled(activity)) return <Badge tone="bad">{t('lab.cancelled')}</Badge>
  const step = stepOf(activity)
  return <Badge {...TONES[step]}>{t(`lab.step.${step}`)}</Badge>
}
