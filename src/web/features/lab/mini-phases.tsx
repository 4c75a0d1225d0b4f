import type { AreaKeys } from '#generated/messages/keys.ts'
import { useText } from '#src/web/ui/primitives/text.ts'
import { VisuallyHidden } from '#src/web/ui/primitives/visually-hidden.tsx'
import styles from './lab.module.css'
import { phaseStates, type Step, STEPS } from './step.ts'

/** The phases of an activity as four strokes. */
export function MiniPhases({ step }: { readonly step: Step }) {
  const t = useText<AreaKeys['lab']>()
  const label = t('lab.phaseOf', {
    place: STEPS.indexOf(step) + 1,
    count: STEPS.length,
    step: t(`lab.step.${step}`),
  })
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <span className={styles.mini} aria-hidden>
        {phaseStates(step).map(({ step: each, state }) => (
          <i key={each} data-state={state} />
        ))}
      </span>
    </>
  )
}
