import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getFilterMyAdsQueryKey } from '#generated/client/ads/ads.ts'
import { anyRequest } from './any-request.ts'

test('all pages and filters of a list are found by its key without a request, other lists are not', () => {
  const queries = new QueryClient()
  const [first, second] = [getFilterMyAdsQueryKey({ pageNo: 1 }), getFilterMyAdsQueryKey({ pageNo: 2 })]
  for (const key of [first, second, ['POST', '/otc/advertise/detail']]) queries.setQueryData(key, {})
  const found = queries.getQueryCache().findAll({ queryKey: anyRequest(getFilterMyAdsQueryKey()) })
  expect(found.map(({ queryKey }) => queryKey)).toEqual([first, second])
})
