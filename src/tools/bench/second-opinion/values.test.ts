import { expect, test } from 'vitest'
import { readApi } from '#src/contract-checks/api/read-api.ts'
import { givenTo, operationAt } from './values.ts'

const parameter = (name: string, place: string, required = true) => ({
  name,
  in: place,
  required,
  schema: {},
})
const api = readApi(
  {
    openapi: '3.0.3',
    paths: {
      '/pets/{petId}': {
        get: {
          operationId: 'findPet',
          parameters: [
            parameter('petId', 'path'),
            parameter('kind', 'query'),
            parameter('size', 'query', false),
            parameter('trace', 'header'),
          ],
          responses: {},
        },
      },
    },
  },
  new Map(),
)
const [operation] = api.operations

test('required values of path and query are taken from a request that succeeded', () => {
  const request = new Request('http://localhost/v1/pets/a%20b?kind=50%25&size=3', { headers: { trace: 'x' } })
  expect(operation && givenTo(operation, { request, text: '', body: undefined })).toEqual([
    { in: 'path', name: 'petId', value: 'a b' },
    { in: 'query', name: 'kind', value: '50%' },
  ])
})

test('an operation is found by its method in small letters and its path', () => {
  expect(operationAt(api, 'get', '/pets/{petId}')).toBe(operation)
  expect(operationAt(api, 'post', '/pets/{petId}')).toBeUndefined()
})
