/**
 * Pixels of a list or table that cannot be seen without scrolling sideways in one of the boxes around it, or at all.
 * Runs in the page.
 */
export const hiddenWidth = (list: Element): number => {
  let [most, box] = [list.scrollWidth - list.clientWidth, list.parentElement]
  for (; box !== null && box.tagName !== 'MAIN'; box = box.parentElement)
    most = Math.max(most, box.scrollWidth - box.clientWidth)
  return most
}
