/** The order of a table's rows by each of its columns. A test compares all of them: each column needs its own order. */
import { fireEvent, screen, within } from '@testing-library/react'

/** Presses each head of the table that sorts. Gives the texts of `column` from top to bottom then, by head. */
export async function sortedRows(name: string, column: string): Promise<Record<string, string>> {
  const table = await screen.findByRole('table', { name })
  const heads = within(table).getAllByRole('columnheader')
  const at = heads.findIndex(({ textContent }) => textContent === column)
  if (at === -1) throw new Error(`no column ${column}`)
  const orders: Record<string, string> = {}
  for (const head of heads) {
    const sort = within(head).queryByRole('button')
    if (sort === null) continue
    fireEvent.click(sort)
    const [, ...rows] = within(table).getAllByRole('row')
    orders[sort.textContent] = rows
      .map(({ children }) => (children[at]?.textContent ?? '').replaceAll('\u{a0}', ' '))
      .join(', ')
  }
  return orders
}
