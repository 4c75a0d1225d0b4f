/**
 * Returns the elements that show a text, by what its contrast depends on: its colour, size and weight, the backgrounds it
 * stands on down to the first opaque one, and what makes axe pass it over (disabled, hidden). An element out of the flow
 * may cover others, or stand before them: its classes are part of it. Of `elements`, those that show a text count. Runs
 * in the page.
 */
export function colourPairs(
  elements: Iterable<Element> = document.body.querySelectorAll('*'),
): Map<string, Element[]> {
  const below = new Map<Element, string>()
  const backgroundsOf = (element: Element | null): string => {
    if (element === null) return ''
    const known = below.get(element)
    if (known !== undefined) return known
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } = style
    const colour = backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor
    const effects = [
      backgroundImage !== 'none' && backgroundImage,
      opacity !== '1' && `opacity ${opacity}`,
      filter !== 'none' && filter,
      mixBlendMode !== 'normal' && mixBlendMode,
      position !== 'static' && element.getAttribute('class'),
    ].filter((effect) => typeof effect === 'string')
    // What is behind an opaque colour still fades with it: opacity of the ancestors counts to the end.
    const opaque = colour.startsWith('rgb(')
    const rest = backgroundsOf(element.parentElement)
    const own = [colour, ...effects].filter((part) => part !== '').join(' ')
    const behind = opaque ? (rest.match(/opacity [\d.]+/g)?.join(' ') ?? '') : rest
    const all = [own, behind].filter((part) => part !== '').join(' / ')
    below.set(element, all)
    return all
  }
  const passedOver = (element: Element): string =>
    [
      element.closest(':disabled, [aria-disabled=true], [inert]') !== null ||
      element.closest('label')?.control?.matches(':disabled, [aria-disabled=true]') === true
        ? 'disabled'
        : '',
      element.closest('[aria-hidden=true]') === null ? '' : 'hidden',
    ].join(' ')
  const hasText = (element: Element): boolean =>
    element.matches('input, select, textarea') ||
    [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim() !== '')
  const pairs = new Map<string, Element[]>()
  for (const element of elements) {
    if (!hasText(element) || !element.checkVisibility({ visibilityProperty: true })) continue
    const { color, fontSize, fontWeight, textShadow, textDecorationLine } = getComputedStyle(element)
    // A link differs from the text around it.
    const around = element.tagName === 'A' ? getComputedStyle(element.parentElement ?? element).color : ''
    const text = [color, fontSize, fontWeight, textShadow, textDecorationLine, around].join(' ')
    const pair = [text, passedOver(element), backgroundsOf(element)].join(' | ')
    pairs.set(pair, [...(pairs.get(pair) ?? []), element])
  }
  return pairs
}
