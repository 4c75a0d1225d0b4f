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
  SecuritySettingResponse
} from '../../models/security-setting-response.ts';

import { requestGetSecuritySetting } from '../../requests/security.ts';
import type { ErrorType } from '../../requests/security.ts';




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
 * @summary Read which protections are in place
 */
export const getSecuritySetting = (

 signal?: AbortSignal
) => {


      return requestGetSecuritySetting<SecuritySettingResponse>(
      {url: `/uc/approve/security/setting`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecuritySettingQueryKey = () => {
    return [
    'POST', `/uc/approve/security/setting`
    ] as const;
    }


export const getGetSecuritySettingQueryOptions = <TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecuritySettingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecuritySetting>>> = ({ signal }) => getSecuritySetting(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecuritySettingQueryResult = NonNullable<Awaited<ReturnType<typeof getSecuritySetting>>>
export type GetSecuritySettingQueryError = ErrorType<unknown>


export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecuritySetting>>,
          TError,
          Awaited<ReturnType<typeof getSecuritySetting>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecuritySetting>>,
          TError,
          Awaited<ReturnType<typeof getSecuritySetting>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which protections are in place
 */

export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecuritySettingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






