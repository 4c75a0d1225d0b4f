import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { getFilterMyAdsQueryKey } from '#generated/client/ads/ads.ts'
import { anyRequest } from './any-request.ts'

test('a list’s key finds its queries of all pages and filters, and no other list’s', () => {
  const queries = new QueryClient()
  const [first, second] = [getFilterMyAdsQueryKey({ pageNo: 1 }), getFilterMyAdsQueryKey({ pageNo: 2 })]
  for (const key of [first, second, ['POST', '/otc/advertise/detail']]) queries.setQueryData(key, {})
  const found = queries.getQueryCache().findAll({ queryKey: anyRequest(getFilterMyAdsQueryKey()) })
  expect(found.map(({ queryKey }) => queryKey)).toEqual([first, second])
})
