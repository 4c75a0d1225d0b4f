import type { BookRow } from './rows.ts'
import styles from './book-rows.module.css'
import type { BookTexts } from './book-texts.ts'

/**
 * A row of the book in the page: two buttons, rewritten only where their text changes. Without a name for the amount
 * button, the price is a button as wide as the row, and the amount is plain text.
 */
export type Line = {
  readonly element: HTMLElement
  readonly buttons: readonly [HTMLButtonElement, ...HTMLButtonElement[]]
  readonly row: () => BookRow | null
  readonly price: () => bigint | null
  readonly write: (row: BookRow, words: BookTexts, own: boolean) => void
  readonly clear: () => void
}

export function createLine({ usePrice, useAmount }: BookTexts): Line {
  const element = document.createElement('div')
  element.className = styles.line ?? ''
  element.hidden = true
  const [price, priceText] = cell(usePrice, 'price')
  const [amount, amountText] = useAmount === null ? plain() : cell(useAmount, 'amount')
  element.append(price, amount)
  let shown: BookRow | null = null
  let isOwn = false
  return {
    element,
    buttons: amount instanceof HTMLButtonElement ? [price, amount] : [price],
    row: () => shown,
    price: () => shown?.price ?? null,
    write(row, words, own) {
      if (own !== isOwn) element.toggleAttribute('data-own', own)
      isOwn = own
      if (row === shown) return
      if (row.price !== shown?.price) priceText.data = words.price(row.price)
      if (row.amount !== shown?.amount) amountText.data = words.amount(row.amount)
      if (shown === null) element.hidden = false
      shown = row
    },
    clear() {
      if (shown === null) return
      shown = null
      element.hidden = true
      element.removeAttribute('data-own')
      isOwn = false
    },
  }
}

function plain(): readonly [HTMLSpanElement, Text] {
  const element = document.createElement('span')
  const text = document.createTextNode('')
  element.append(text)
  return [element, text]
}

/**
 * A cell whose accessible name holds the hidden and the visible text, so that one text node changes instead of two.
 */
function cell(name: string, kind: string): readonly [HTMLButtonElement, Text] {
  const button = document.createElement('button')
  const hidden = document.createElement('span')
  const text = document.createTextNode('')
  button.type = 'button'
  button.tabIndex = -1
  button.dataset['cell'] = kind
  hidden.className = styles.hidden ?? ''
  hidden.textContent = `${name} `
  button.append(hidden, text)
  return [button, text]
}
