/**
 * Returns the controls of a page whose size axe has to judge, by what its verdict depends on. These are the controls
 * narrower than the 24 px that WCAG asks for, and those that another one overlaps: all others are large enough wherever
 * they stand, and axe passes whatever is ten times as large. A key is a hash of the box of a control, of the controls
 * within 24 px of it, and of what may hide it or flows out of it. Runs in the page.
 */
export function narrowTargets(): Map<string, Element[]> {
  const least = 24
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'
  type Shown = { readonly element: Element; readonly box: DOMRect; readonly isControl: boolean }
  const shown = [...document.body.querySelectorAll(':not(svg *)')]
    .map((element): Shown => ({
      element,
      box: element.getBoundingClientRect(),
      isControl: element.matches(focusable),
    }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const controls = shown.filter(
    ({ element, isControl }) => isControl && element.checkVisibility({ visibilityProperty: true }),
  )
  const meet = (a: DOMRect, b: DOMRect, margin = 0): boolean =>
    a.left - margin < b.right &&
    b.left < a.right + margin &&
    a.top - margin < b.bottom &&
    b.top < a.bottom + margin
  const isWithin = (a: DOMRect, b: DOMRect): boolean =>
    a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom
  // What contains a control lies below it.
  const isCovered = ({ element: one, box: own }: Shown): boolean =>
    controls.some(({ element, box }) => meet(box, own) && !element.contains(one))
  const matters = ({ element: one, box: own }: Shown, { element, box, isControl }: Shown): boolean => {
    if (isControl) return meet(own, box, least)
    if (one.contains(element)) return !isWithin(box, own)
    return isWithin(own, box) && !element.contains(one)
  }
  // A widget with nothing else in it is one target with what contains it.
  const childrenBetween = (outer: Element, inner: Element): number[] => {
    const children: number[] = []
    for (let at = inner.parentElement; at !== null && outer.contains(at); at = at.parentElement)
      children.push(at.childNodes.length)
    return children
  }
  const describe = (control: Shown): string => {
    const { element: one, box: own } = control
    const neighbours = shown
      .filter((other) => matters(control, other))
      .map(({ element, box }) => {
        const { display, position, zIndex, visibility, pointerEvents } = getComputedStyle(element)
        const named = ['role', 'type', 'tabindex', 'contenteditable'].map((name) =>
          element.getAttribute(name),
        )
        const isSame = element.getAttribute('href') === one.getAttribute('href')
        const inside = [childrenBetween(one, element), childrenBetween(element, one)].join(' ')
        const place = [box.left - own.left, box.top - own.top, box.width, box.height]
        const pixels = place.map((length) => Math.round(length * 10))
        const is = [element.tagName, isSame, element.matches(':disabled'), inside, ...named]
        return [...is, display, position, zIndex, visibility, pointerEvents, ...pixels].join()
      })
    // A link within a text is judged otherwise.
    return [...neighbours, one.parentElement?.textContent === one.textContent].join('\n')
  }
  const hash = (text: string): string => {
    let [high, low] = [0x811c9dc5, 0x9e3779b1]
    for (let at = 0; at < text.length; at++) {
      const sign = text.charCodeAt(at)
      high = Math.imul(high ^ sign, 0x01000193)
      low = Math.imul(low ^ sign, 0x85ebca6b) + (high >>> 15)
    }
    return `${(high >>> 0).toString(36)}${(low >>> 0).toString(36)}`
  }
  const targets = new Map<string, Element[]>()
  for (const control of controls) {
    const narrowest = Math.min(control.box.width, control.box.height)
    if (narrowest >= 10 * least || (narrowest >= least && !isCovered(control))) continue
    const key = hash(describe(control))
    targets.set(key, [...(targets.get(key) ?? []), control.element])
  }
  return targets
}
