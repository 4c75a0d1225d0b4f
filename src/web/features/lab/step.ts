import type { Activity } from '#generated/models/activity.ts'
import { ActivityStep } from '#generated/models/activity-step.ts'
import { ActivityStepFilter } from '#generated/models/activity-step-filter.ts'
import { Flag } from '#generated/models/flag.ts'

/** Phases of an activity, in their order (STATE-08). */
export const STEPS = ['coming', 'ongoing', 'distributing', 'completed'] as const
export type Step = (typeof STEPS)[number]
export type StepFilter = 'all' | Step

const OF_WIRE: Readonly<Record<ActivityStep, Step>> = {
  [ActivityStep.COMING]: 'coming',
  [ActivityStep.ONGOING]: 'ongoing',
  [ActivityStep.DISTRIBUTING]: 'distributing',
  [ActivityStep.COMPLETED]: 'completed',
}

/** The phases as a request names them. */
export const WANTED: Readonly<Record<StepFilter, ActivityStepFilter>> = {
  all: ActivityStepFilter.ALL,
  coming: ActivityStepFilter.COMING,
  ongoing: ActivityStepFilter.ONGOING,
  distributing: ActivityStepFilter.DISTRIBUTING,
  completed: ActivityStepFilter.COMPLETED,
}

export const stepOf = ({ step }: Pick<Activity, 'step'>): Step => OF_WIRE[step]

export const isCancelled = ({ canceled }: Pick<Activity, 'canceled'>): boolean => canceled === Flag.IS_TRUE

export type PhaseState = 'done' | 'now' | 'ahead'

/** Returns the state of each phase; after the last one nothing is going on any more. */
export const phaseStates = (step: Step): readonly { readonly step: Step; readonly state: PhaseState }[] =>
  STEPS.map((each, place) => {
    const now = STEPS.indexOf(step)
    if (place < now || step === 'completed') return { step: each, state: 'done' }
    return { step: each, state: place === now ? 'now' : 'ahead' }
  })
