/** A payment method as the server sends it: a name, and what `change` says otherwise. */
export const paymentMethod = (change: object = {}): object => ({
  id: 7,
  memberId: 600_012,
  type: 1,
  typeName: 'SEPA',
  field_1: 'Ada Example',
  field_2: null,
  field_3: null,
  field_4: null,
  field_5: null,
  field_6: null,
  field_7: null,
  fieldType: { field_1: 'input', field_2: 'input' },
  fieldName: { field_1: 'Name', field_2: 'IBAN' },
  color: null,
  ...change,
})
