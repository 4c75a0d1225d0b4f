// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { PaymentMethod } from '#generated/models/payment-method.ts'
import { id } from '#src/core/contract/id.ts'
import { showScreen } from '#tests/support/screen.tsx'
import { shownTexts } from '#tests/support/shown-text.ts'
import { shownCards } from '#tests/support/shown-tables.ts'
import { MethodList } from './method-list.tsx'

const bank: PaymentMethod = {
  id: id('310'),
  memberId: id('600012'),
  type: id('2'),
  typeName: 'Bank Transfer',
  field_1: 'Ada Example',
  field_2: 'DE02120300000000202051',
  field_3: null,
  field_4: null,
  field_5: null,
  field_6: null,
  field_7: null,
  fieldType: { field_1: 'input', field_2: 'input' },
  fieldName: { field_1: 'Real name', field_2: 'IBAN' },
  color: '#2b7de9',
}
const zelle: PaymentMethod = {
  ...bank,
  id: id('311'),
  type: id('7'),
  typeName: 'Zelle',
  field_1: 'ada@example.org',
  field_2: 'First National',
  fieldName: { field_1: 'E-mail', field_2: 'Bank' },
}

afterEach(cleanup)

function show(): void {
  showScreen(<MethodList methods={[bank, zelle]} failure={null} />, '/payment')
}

test('FEAT-05.d ENT-03.d each method shows its type, and what was filled in under its labels', async () => {
  show()
  expect(await shownCards('Payment methods')).toEqual([
    [
      'Bank Transfer',
      'Edit',
      'Bank Transfer, Ada Example',
      'Real name',
      'Ada Example',
      'IBAN',
      'DE02120300000000202051',
    ],
    ['Zelle', 'Edit', 'Zelle, ada@example.org', 'E-mail', 'ada@example.org', 'Bank', 'First National'],
  ])
})

test('FEAT-05.e before a method is deleted the member reads which one, and what open trades keep', () => {
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Delete Zelle, ada@example.org' }))
  expect(shownTexts(screen.getByRole('alertdialog'))).toEqual([
    'Delete Zelle?',
    '“Zelle, ada@example.org” is deleted for good. Open trades keep what they were agreed with.',
    'Cancel',
    'Delete method',
  ])
})
