import type { BookRow } from './rows.ts'
import styles from './book-rows.module.css'
import type { BookTexts } from './book-texts.ts'

/** Ids of the elements that name the buttons of a side. */
export type ButtonNames = {
  readonly price: string
  /** Null for a small book, where the amount is plain text, and the price is a button as wide as the row. */
  readonly amount: string | null
}

/** A row of the book in the page: two buttons, rewritten only where their text changes. */
export type Line = {
  readonly element: HTMLElement
  readonly buttons: readonly [HTMLButtonElement, ...HTMLButtonElement[]]
  readonly row: () => BookRow | null
  readonly price: () => bigint | null
  readonly write: (row: BookRow, words: BookTexts, own: boolean) => void
  readonly clear: () => void
}

export function createLine(names: ButtonNames): Line {
  const element = document.createElement('div')
  element.className = styles.line ?? ''
  element.hidden = true
  const [price, priceText] = cell(names.price, 'price')
  const [amount, amountText] = names.amount === null ? plain() : cell(names.amount, 'amount')
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

let ids = 0

/**
 * A cell whose accessible name is a text that all cells of its column share, and its own: nothing is in the page but
 * what is seen, and one text node changes instead of two.
 */
function cell(nameId: string, kind: string): readonly [HTMLButtonElement, Text] {
  const button = document.createElement('button')
  const text = document.createTextNode('')
  button.type = 'button'
  button.tabIndex = -1
  button.dataset['cell'] = kind
  ids += 1
  button.id = `book-${kind}-${ids}`
  button.setAttribute('aria-labelledby', `${nameId} ${button.id}`)
  button.append(text)
  return [button, text]
}

/** Returns a hidden element with the text that names the cells of a column. */
export function createName(text: string): HTMLElement {
  const element = document.createElement('span')
  ids += 1
  element.id = `book-name-${ids}`
  element.hidden = true
  element.textContent = text
  return element
}
