/**
 * Lists as a person reads them, on the screen and in their file: lines of texts, the names of the columns first. A test
 * compares all of it, so each column needs values that differ: one that has a single value, or the same values as
 * another, is an error, as nobody would see the one in the place of the other. `constant` names columns that always
 * show the same, `alike` those that always show what a column before them shows.
 */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { shownTexts } from './shown-text.ts'

type Lines = readonly (readonly string[])[]
type Exceptions = { readonly constant?: readonly string[]; readonly alike?: readonly string[] }

/** Columns and rows of the table of this name, without the buttons of its rows. */
export async function shownTable(name: string, exceptions: Exceptions = {}): Promise<Lines> {
  const table = await screen.findByRole('table', { name })
  const heads = within(table).getAllByRole('columnheader')
  const shown = heads.filter(({ textContent }) => textContent !== 'Actions')
  const [, ...rows] = within(table).getAllByRole('row')
  return distinct(
    [
      shown.map((head) => shownTexts(head).join(' ')),
      ...rows.map(({ children }) =>
        [...children].slice(0, shown.length).map((cell) => shownTexts(cell, 'button').join(' ')),
      ),
    ],
    exceptions,
  )
}

/** The cards that the list of this name has on a phone, each with its texts in reading order, without buttons. */
export async function shownCards(name: string): Promise<Lines> {
  const list = await screen.findByRole('list', { name })
  return [...list.children].map((card) => shownTexts(card, 'button'))
}

/** Makes the screen as narrow as a phone until mocks are restored. */
export function onPhone(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      Object.assign(new EventTarget(), { matches: media.includes('max-width'), media }) as MediaQueryList,
  )
}

type Place = Exceptions & { readonly place?: HTMLElement }
type SavedFile = { readonly name: string; readonly lines: Lines }

/** The file that the list's button saves, the one in `place` where there are more. Its cells hold no commas. */
export async function savedFile({ place = document.body, ...exceptions }: Place = {}): Promise<SavedFile> {
  const files: Blob[] = []
  const names: string[] = []
  const spies = [
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file)
      return 'blob:test'
    }),
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue(),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      names.push(this.download)
    }),
  ]
  fireEvent.click(within(place).getByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(names).toHaveLength(1))
  for (const spy of spies) spy.mockRestore()
  const text = (await files[0]?.text()) ?? ''
  const lines = text.replace('\ufeff', '').trimEnd().split('\r\n')
  return {
    name: names.join(),
    lines: distinct(
      lines.map((line) => line.split(',')),
      exceptions,
    ),
  }
}

/** Returns the lines. Throws where a test of them could not tell one column from another. */
function distinct(lines: Lines, { constant = [], alike = [] }: Exceptions): Lines {
  const [columns = [], ...rows] = lines
  const values = columns.map((_, at) => rows.map((row) => row[at]).join('\n'))
  const isSingle = (at: number): boolean => new Set(rows.map((row) => row[at])).size === 1
  expect(
    columns.filter((_, at) => isSingle(at)),
    'columns with one value only',
  ).toEqual(constant)
  expect(
    columns.filter((_, at) => values.indexOf(values[at] ?? '') !== at),
    'columns with the values of another',
  ).toEqual(alike)
  return lines
}
