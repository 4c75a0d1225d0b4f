import type { RowSum } from './rows.ts'

type Texts = readonly [average: string, amount: string, value: string]

export type SumTip = {
  /** Shows the sums beside a row of the book. */
  readonly show: (row: HTMLElement, sum: RowSum) => void
  readonly hide: () => void
  readonly element: HTMLElement
}

/** Creates the tooltip of a row's sums. Only its own texts are rewritten. */
export function createSumTip(tip: HTMLElement, texts: (sum: RowSum) => Texts): SumTip {
  const places = [...tip.querySelectorAll('dd')].map((cell) => {
    const text = document.createTextNode('')
    cell.replaceChildren(text)
    return text
  })
  return {
    element: tip,
    show(row, sum) {
      for (const [at, text] of texts(sum).entries()) {
        const place = places[at]
        if (place !== undefined && place.data !== text) place.data = text
      }
      tip.hidden = false
      const panel = tip.offsetParent?.getBoundingClientRect()
      if (panel === undefined) return
      const { top, height } = row.getBoundingClientRect()
      const middle = top - panel.top + (height - tip.offsetHeight) / 2
      tip.style.top = `${Math.max(0, Math.min(middle, panel.height - tip.offsetHeight))}px`
    },
    hide() {
      // Every book asks for it; said again it would be a change of the page.
      if (!tip.hidden) tip.hidden = true
    },
  }
}
