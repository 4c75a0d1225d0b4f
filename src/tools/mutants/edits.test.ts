import { expect, test } from 'vitest'
import { readSource } from '../generate/forms-schema.ts'
import { edit, editsOf } from './edits.ts'

const told = (file: string): string[][] =>
  editsOf(file).map((edits) => edits.map(({ file: where, change }) => `${where} ${change.at.join('/')}`))

test('a field of a form goes from its schema and from all lists of ui.json that name it', () => {
  expect(told('forms/change-phone/form.json')).toEqual(
    ['code', 'phone', 'password'].map((name, index) => [
      `forms/change-phone/form.json properties/${name}`,
      `forms/change-phone/ui.json fields/${name}`,
      `forms/change-phone/ui.json order/${index}`,
    ]),
  )
  // The confirmation is the form's own, and required by it.
  expect(told('forms/set-fund-password/form.json').at(-1)).toContain(
    'forms/set-fund-password/form.json required/0',
  )
  expect(
    told('forms/ad/form.json')
      .flat()
      .some((each) => each.includes('ui.json groups/')),
  ).toBe(true)
})

test('rules of a parameter are changed where they stand, and one of the path stays required', () => {
  expect(told('openapi/paths/assets/coin-balance.yaml')).toEqual([
    ['openapi/paths/assets/coin-balance.yaml get/parameters/1/required'],
  ])
  expect(told('openapi/paths/spot/order-cancel.yaml')).toEqual([])
})

test('edits change the sources as they are read, until they are taken back', () => {
  const [file, ui] = ['forms/change-phone/form.json', 'forms/change-phone/ui.json']
  const before = structuredClone([readSource(file), readSource(ui)])
  const [, phoneGone] = editsOf(file)
  if (phoneGone === undefined) throw new Error('no second field')
  const undo = edit(phoneGone)
  expect(readSource(ui)).toMatchObject({ order: ['code', 'password'] })
  expect(Object.keys(readSource(file)['properties'] ?? {})).toEqual(['code', 'password'])
  undo()
  expect([readSource(file), readSource(ui)]).toEqual(before)
})
