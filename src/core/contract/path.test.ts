import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillPath, readPath } from './path.ts'
import type { Field } from './shape.ts'

const text = fc.string({ unit: 'binary' }).filter((value) => value.isWellFormed())

describe('paths', () => {
  const fields: Record<string, Field> = {
    symbol: { shape: { kind: 'text' } },
    id: { shape: { kind: 'id' }, optional: true },
  }
  const template = '/uc/asset/{symbol}/x.y/{id}'

  test('each value of a path is one segment, and is read back', () => {
    fc.assert(
      fc.property(text, text, (symbol, key) => {
        fc.pre(!['', '.', '..'].includes(symbol) && !['', '.', '..'].includes(key))
        const path = fillPath(template, fields, { symbol, id: key })
        expect(path.split('/')).toHaveLength(6)
        expect(readPath(template, path)).toEqual({ symbol, id: key })
      }),
    )
  })

  test('slashes, percent signs and marks of a query stay inside their segment', () => {
    expect(fillPath('/a/{symbol}', fields, { symbol: 'x/../%2F?#' })).toBe('/a/x%2F..%2F%252F%3F%23')
  })

  test.each([{ symbol: '' }, { symbol: '..' }, { symbol: '.' }, {}, { symbol: 5 }])(
    '%j cannot climb to a parent path',
    (values) => {
      expect(() => fillPath('/a/{symbol}', fields, values)).toThrow(RangeError)
    },
  )

  test.each(['/uc/asset/BTC/xzy/1', '/uc/asset/BTC/x.y/1/', '/uc/asset/BTC/x.y/', '/uc/asset/%zz/x.y/1'])(
    '%s does not match',
    (path) => {
      expect(readPath(template, path)).toBeNull()
    },
  )
})
