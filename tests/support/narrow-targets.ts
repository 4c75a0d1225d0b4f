/**
 * Returns the controls of a page whose size axe has to judge: those narrower than the 24 px that WCAG asks for, and those
 * that another one overlaps. All others are large enough wherever they stand. Runs in the page.
 */
export function narrowTargets(): Element[] {
  const least = 24
  const focusable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]'
  const controls = [...document.body.querySelectorAll(focusable)]
    .filter(
      (element) => element.closest('svg') === null && element.checkVisibility({ visibilityProperty: true }),
    )
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.width > 0 && box.height > 0)
  const overlap = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  const isCovered = (one: DOMRect): boolean => controls.some(({ box }) => box !== one && overlap(box, one))
  return controls
    .filter(({ box }) => box.width < least || box.height < least || isCovered(box))
    .map(({ element }) => element)
}
