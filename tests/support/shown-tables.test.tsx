// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { shownTable } from './shown-tables.ts'

afterEach(cleanup)

/** Shows a table of coins and fees, each row with a button. */
function show(...rows: readonly (readonly [coin: string, fee: string])[]): void {
  render(
    <table aria-label="Fees">
      <thead>
        <tr>
          {['Coin', 'Fee', 'Actions'].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([coin, fee]) => (
          <tr key={fee}>
            <th scope="row">
              <i aria-hidden="true">●</i>
              {coin}
            </th>
            <td>{fee}</td>
            <td>
              <button type="button">Details</button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>,
  )
}

test('a table is read without icons, buttons and their column', async () => {
  show(['BTC', '0.1\u00a0BTC'], ['ETH', '2\u00a0ETH'])
  expect(await shownTable('Fees')).toEqual([
    ['Coin', 'Fee'],
    ['BTC', '0.1 BTC'],
    ['ETH', '2 ETH'],
  ])
})

test('columns that a test could not tell apart are an error', async () => {
  show(['BTC', '0.1'], ['BTC', '2'])
  await expect(shownTable('Fees')).rejects.toThrow('columns with one value only')
  expect(await shownTable('Fees', { constant: ['Coin'] })).toHaveLength(3)
  cleanup()
  show(['BTC', 'BTC'], ['ETH', 'ETH'])
  await expect(shownTable('Fees')).rejects.toThrow('columns with the values of another')
})
