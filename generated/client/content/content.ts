/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  AdvertisementsResponse
} from '../../models/advertisements-response.ts';

import type {
  ListAdvertisementsRequest
} from '../../models/list-advertisements-request.ts';

import { requestListAdvertisements } from '../../requests/content.ts';
import type { ErrorType } from '../../requests/content.ts';




const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary List the banners
 */
export const listAdvertisements = (
    listAdvertisementsRequest: ListAdvertisementsRequest,
 signal?: AbortSignal
) => {


      return requestListAdvertisements<AdvertisementsResponse>(
      {url: `/uc/ancillary/system/advertise`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listAdvertisementsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAdvertisementsQueryKey = (listAdvertisementsRequest?: ListAdvertisementsRequest,) => {
    return [
    'POST', `/uc/ancillary/system/advertise`, listAdvertisementsRequest
    ] as const;
    }


export const getListAdvertisementsQueryOptions = <TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdvertisementsQueryKey(listAdvertisementsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdvertisements>>> = ({ signal }) => listAdvertisements(listAdvertisementsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdvertisementsQueryResult = NonNullable<Awaited<ReturnType<typeof listAdvertisements>>>
export type ListAdvertisementsQueryError = ErrorType<unknown>


export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvertisements>>,
          TError,
          Awaited<ReturnType<typeof listAdvertisements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdvertisements>>,
          TError,
          Awaited<ReturnType<typeof listAdvertisements>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the banners
 */

export function useListAdvertisements<TData = Awaited<ReturnType<typeof listAdvertisements>>, TError = ErrorType<unknown>>(
 listAdvertisementsRequest: ListAdvertisementsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdvertisements>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdvertisementsQueryOptions(listAdvertisementsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






