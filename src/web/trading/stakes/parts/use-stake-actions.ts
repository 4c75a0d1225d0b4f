import type { Action } from '#src/web/ui/actions/action.ts'
import { useActions } from '#src/web/ui/actions/use-actions.ts'

type StakeActions = {
  /** Shows the form. */
  readonly onForm: () => void
}

const act = (label: string, hotkey: string, perform: () => void): Action => ({
  id: label,
  label,
  group: 'trade',
  hotkey,
  perform,
})

/** After the form is there. */
const focusOn = (selector: string): void =>
  void requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())

/**
 * Registers the hot-keys of stakes. They move the focus to a field or button: no single key places a stake.
 */
export function useStakeActions({ onForm }: StakeActions): void {
  const go = (selector: string) => () => {
    onForm()
    focusOn(selector)
  }
  useActions([
    act('stakes.act.rise', 'b', go('button[data-direction=rise]')),
    act('stakes.act.fall', 's', go('button[data-direction=fall]')),
    act('stakes.act.stake', 't', go('form input[name=amount]')),
  ])
}
