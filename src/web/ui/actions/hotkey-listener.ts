import { type Action, isPossible } from './action.ts'
import { fieldToLeave, isFieldPassing } from './hotkey-field.ts'
import { isTyping, type KeyPress, matches, parseHotkey, type Stroke } from './hotkey.ts'

/** Milliseconds in which the next key of a sequence must follow. */
export const SEQUENCE_MS = 1200

type Known = { readonly action: Action; readonly strokes: readonly Stroke[] }

/**
 * Follows presses through hot-keys of one or several keys.
 *
 *   press(event, at): the action that is complete with it, 'part' of one, or null
 */
export function createHotkeys(actions: () => readonly Action[], isMac: boolean) {
  let begun: readonly Known[] = []
  let depth = 0
  let last = -Infinity

  return {
    press(event: KeyPress, at: number): Action | 'part' | null {
      const inTime = depth > 0 && at - last <= SEQUENCE_MS
      const hit = (inTime && next(begun, depth)) || next(known(actions()), 0)
      function next(from: readonly Known[], index: number): readonly [readonly Known[], number] | null {
        const matching = from.filter(({ strokes }) => {
          const stroke = strokes[index]
          return stroke !== undefined && matches(stroke, event, isMac)
        })
        return matching.length === 0 ? null : [matching, index + 1]
      }
      last = at
      if (hit === null) {
        depth = 0
        return null
      }
      ;[begun, depth] = hit
      const complete = begun.find(({ strokes }) => strokes.length === depth)
      if (complete === undefined) return 'part'
      depth = 0
      return complete.action
    },
  }
}

const known = (actions: readonly Action[]): readonly Known[] =>
  actions.flatMap((action) =>
    action.hotkey === undefined || !isPossible(action)
      ? []
      : [{ action, strokes: parseHotkey(action.hotkey) }],
  )

/**
 * True if a key press may be a hot-key: not typing (but see hotkey-field.ts), not a repeated key, not part of a
 * composed letter, and without Ctrl or Cmd only while `singleKeys` are on (WCAG 2.1.4).
 */
export function isHotkeyPress(event: KeyboardEvent, singleKeys: boolean): boolean {
  if (event.defaultPrevented || event.repeat || event.isComposing) return false
  if (/^(Shift|Control|Alt|Meta|AltGraph|CapsLock|Dead)$/.test(event.key)) return false
  const combined = event.ctrlKey || event.metaKey
  return combined || (singleKeys && (!isTyping(event.target) || isFieldPassing(event)))
}

/**
 * Runs actions by their hot-keys until stopped; Escape leaves a field, in which no hot-key is heard. Not while a dialog
 * is open, which has keys of its own.
 */
export function listenForHotkeys(
  actions: () => readonly Action[],
  isMac: boolean,
  singleKeys: boolean,
): () => void {
  const hotkeys = createHotkeys(actions, isMac)
  const listen = (event: KeyboardEvent): void => {
    const left = singleKeys ? fieldToLeave(event) : null
    if (left === null && !isHotkeyPress(event, singleKeys)) return
    if (document.querySelector('[aria-modal="true"], dialog[open]') !== null) return
    if (left !== null) {
      left.blur()
      return event.preventDefault()
    }
    const hit = hotkeys.press(event, event.timeStamp)
    if (hit === null) return
    event.preventDefault()
    if (hit !== 'part') hit.perform()
  }
  document.addEventListener('keydown', listen)
  return () => document.removeEventListener('keydown', listen)
}
