/** Marks a field for numbers that a hot-key went to. */
const MARK = 'data-hotkeys'

/**
 * Puts the cursor into a field for numbers, as a hot-key does. Letters pressed there stay hot-keys, so that one can
 * follow another, until something is typed or the field is left.
 */
export function goToField(field: HTMLInputElement): void {
  const over = new AbortController()
  const forget = (): void => {
    field.removeAttribute(MARK)
    over.abort()
  }
  field.focus()
  field.select()
  field.setAttribute(MARK, '')
  for (const event of ['input', 'blur']) field.addEventListener(event, forget, over)
}

/** True for a key press that cannot be part of a number, in a number field that a hot-key focused and nothing was typed in. */
export const isFieldPassing = ({ target, key }: KeyboardEvent): boolean =>
  target instanceof Element && target.hasAttribute(MARK) && /^[^\d\s.,'’-]$/u.test(key)

/** The field that Escape leaves, so that hot-keys are heard again; null where it has something else to close. */
export function fieldToLeave({
  target,
  key,
  defaultPrevented,
  isComposing,
}: KeyboardEvent): HTMLElement | null {
  if (key !== 'Escape' || defaultPrevented || isComposing) return null
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.getAttribute('aria-expanded') !== 'true' ? target : null
}
