import { expect, test } from 'vitest'
import contract from '#generated/contract.json' with { type: 'json' }
import { operations } from '#generated/operations/all.ts'
import { decodeRequest } from './decode-request.ts'
import { exampleRequest } from './example-request.ts'

const twoMethods = Object.values(operations).filter(({ alsoMethod }) => alsoMethod !== undefined)

test.each(twoMethods.map((operation) => [operation.id, operation] as const))(
  '%s is read the same from the query as from the form, as the client may use either method',
  async (_, operation) => {
    const decode = (search: string, form: string) =>
      decodeRequest(operation, {
        params: {},
        url: new URL(`http://sandbox.test/api/uc/sample?${search}`),
        contentType: 'application/x-www-form-urlencoded',
        bytes: new TextEncoder().encode(form),
      })
    const request = exampleRequest(contract, operation)
    const { searchParams } = new URL(request.url)
    const sent = new URLSearchParams([...searchParams, ...new URLSearchParams(await request.text())])
    const inForm = await decode('', sent.toString())
    expect(inForm).toEqual(await decode(sent.toString(), ''))
    expect(Object.keys({ ...inForm.query, ...inForm.body })).toEqual([...sent.keys()])
    expect(inForm.faults.filter(({ key }) => key === 'unknown-field')).toEqual([])
    expect((await decode('', 'stray=1')).faults).toContainEqual({ field: 'stray', key: 'unknown-field' })
    expect((await decode('stray=1', '')).faults).toContainEqual({ field: 'stray', key: 'unknown-field' })
  },
)
