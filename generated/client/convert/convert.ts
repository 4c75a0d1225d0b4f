/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  ConversionsResponse
} from '../../models/conversions-response.ts';

import type {
  ConvertCoinsResponse
} from '../../models/convert-coins-response.ts';

import type {
  ConvertPriceRequest
} from '../../models/convert-price-request.ts';

import type {
  ConvertPriceResponse
} from '../../models/convert-price-response.ts';

import type {
  ConvertRequest
} from '../../models/convert-request.ts';

import type {
  ConvertTargetsRequest
} from '../../models/convert-targets-request.ts';

import type {
  ConvertTargetsResponse
} from '../../models/convert-targets-response.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  PageNoRequest
} from '../../models/page-no-request.ts';

import { requestListConversions } from '../../requests/convert.ts';
import type { ErrorType } from '../../requests/convert.ts';
import { requestListConvertCoins } from '../../requests/convert.ts';
import { requestListConvertTargets } from '../../requests/convert.ts';
import { requestGetConvertPrice } from '../../requests/convert.ts';
import { requestConvert } from '../../requests/convert.ts';




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
 * Some servers sort the oldest first.
 * @summary List conversions
 */
export const listConversions = (
    pageNoRequest: PageNoRequest,
 signal?: AbortSignal
) => {


      return requestListConversions<ConversionsResponse>(
      {url: `/uc/convert/orderList`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageNoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListConversionsQueryKey = (pageNoRequest?: PageNoRequest,) => {
    return [
    'POST', `/uc/convert/orderList`, pageNoRequest
    ] as const;
    }


export const getListConversionsQueryOptions = <TData = Awaited<ReturnType<typeof listConversions>>, TError = ErrorType<unknown>>(pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConversionsQueryKey(pageNoRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConversions>>> = ({ signal }) => listConversions(pageNoRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConversions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConversionsQueryResult = NonNullable<Awaited<ReturnType<typeof listConversions>>>
export type ListConversionsQueryError = ErrorType<unknown>


export function useListConversions<TData = Awaited<ReturnType<typeof listConversions>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversions>>,
          TError,
          Awaited<ReturnType<typeof listConversions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversions<TData = Awaited<ReturnType<typeof listConversions>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConversions>>,
          TError,
          Awaited<ReturnType<typeof listConversions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConversions<TData = Awaited<ReturnType<typeof listConversions>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List conversions
 */

export function useListConversions<TData = Awaited<ReturnType<typeof listConversions>>, TError = ErrorType<unknown>>(
 pageNoRequest: PageNoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConversions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConversionsQueryOptions(pageNoRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coins that can be converted
 */
export const listConvertCoins = (

 signal?: AbortSignal
) => {


      return requestListConvertCoins<ConvertCoinsResponse>(
      {url: `/uc/convert/getCoins`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListConvertCoinsQueryKey = () => {
    return [
    'POST', `/uc/convert/getCoins`
    ] as const;
    }


export const getListConvertCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listConvertCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConvertCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConvertCoins>>> = ({ signal }) => listConvertCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConvertCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConvertCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listConvertCoins>>>
export type ListConvertCoinsQueryError = ErrorType<unknown>


export function useListConvertCoins<TData = Awaited<ReturnType<typeof listConvertCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConvertCoins>>,
          TError,
          Awaited<ReturnType<typeof listConvertCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConvertCoins<TData = Awaited<ReturnType<typeof listConvertCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConvertCoins>>,
          TError,
          Awaited<ReturnType<typeof listConvertCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConvertCoins<TData = Awaited<ReturnType<typeof listConvertCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that can be converted
 */

export function useListConvertCoins<TData = Awaited<ReturnType<typeof listConvertCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConvertCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coins that one coin can be converted into
 */
export const listConvertTargets = (
    convertTargetsRequest: ConvertTargetsRequest,
 signal?: AbortSignal
) => {


      return requestListConvertTargets<ConvertTargetsResponse>(
      {url: `/uc/convert/getCoinsByUnit`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: convertTargetsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListConvertTargetsQueryKey = (convertTargetsRequest?: ConvertTargetsRequest,) => {
    return [
    'POST', `/uc/convert/getCoinsByUnit`, convertTargetsRequest
    ] as const;
    }


export const getListConvertTargetsQueryOptions = <TData = Awaited<ReturnType<typeof listConvertTargets>>, TError = ErrorType<unknown>>(convertTargetsRequest: ConvertTargetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertTargets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConvertTargetsQueryKey(convertTargetsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConvertTargets>>> = ({ signal }) => listConvertTargets(convertTargetsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConvertTargets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConvertTargetsQueryResult = NonNullable<Awaited<ReturnType<typeof listConvertTargets>>>
export type ListConvertTargetsQueryError = ErrorType<unknown>


export function useListConvertTargets<TData = Awaited<ReturnType<typeof listConvertTargets>>, TError = ErrorType<unknown>>(
 convertTargetsRequest: ConvertTargetsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertTargets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConvertTargets>>,
          TError,
          Awaited<ReturnType<typeof listConvertTargets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConvertTargets<TData = Awaited<ReturnType<typeof listConvertTargets>>, TError = ErrorType<unknown>>(
 convertTargetsRequest: ConvertTargetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertTargets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConvertTargets>>,
          TError,
          Awaited<ReturnType<typeof listConvertTargets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConvertTargets<TData = Awaited<ReturnType<typeof listConvertTargets>>, TError = ErrorType<unknown>>(
 convertTargetsRequest: ConvertTargetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertTargets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that one coin can be converted into
 */

export function useListConvertTargets<TData = Awaited<ReturnType<typeof listConvertTargets>>, TError = ErrorType<unknown>>(
 convertTargetsRequest: ConvertTargetsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConvertTargets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConvertTargetsQueryOptions(convertTargetsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the price of one coin in another
 */
export const getConvertPrice = (
    convertPriceRequest: ConvertPriceRequest,
 signal?: AbortSignal
) => {


      return requestGetConvertPrice<ConvertPriceResponse>(
      {url: `/uc/convert/getPrice`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: convertPriceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetConvertPriceQueryKey = (convertPriceRequest?: ConvertPriceRequest,) => {
    return [
    'POST', `/uc/convert/getPrice`, convertPriceRequest
    ] as const;
    }


export const getGetConvertPriceQueryOptions = <TData = Awaited<ReturnType<typeof getConvertPrice>>, TError = ErrorType<unknown>>(convertPriceRequest: ConvertPriceRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConvertPrice>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetConvertPriceQueryKey(convertPriceRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getConvertPrice>>> = ({ signal }) => getConvertPrice(convertPriceRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getConvertPrice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetConvertPriceQueryResult = NonNullable<Awaited<ReturnType<typeof getConvertPrice>>>
export type GetConvertPriceQueryError = ErrorType<unknown>


export function useGetConvertPrice<TData = Awaited<ReturnType<typeof getConvertPrice>>, TError = ErrorType<unknown>>(
 convertPriceRequest: ConvertPriceRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConvertPrice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConvertPrice>>,
          TError,
          Awaited<ReturnType<typeof getConvertPrice>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConvertPrice<TData = Awaited<ReturnType<typeof getConvertPrice>>, TError = ErrorType<unknown>>(
 convertPriceRequest: ConvertPriceRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConvertPrice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getConvertPrice>>,
          TError,
          Awaited<ReturnType<typeof getConvertPrice>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetConvertPrice<TData = Awaited<ReturnType<typeof getConvertPrice>>, TError = ErrorType<unknown>>(
 convertPriceRequest: ConvertPriceRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConvertPrice>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the price of one coin in another
 */

export function useGetConvertPrice<TData = Awaited<ReturnType<typeof getConvertPrice>>, TError = ErrorType<unknown>>(
 convertPriceRequest: ConvertPriceRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getConvertPrice>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetConvertPriceQueryOptions(convertPriceRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What arrives is `needAmount` times the price, less the fee of the coin received. Needs no fund password. `price` is proposed: public servers do not know it and convert at the price of the moment.
 * @summary Convert one coin into another
 */
export const convert = (
    convertRequest: ConvertRequest,
 signal?: AbortSignal
) => {


      return requestConvert<NoData>(
      {url: `/uc/convert/do-exchange`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: convertRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getConvertMutationKey = () => ['convert'] as const;

export const getConvertMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convert>>, TError,ConvertMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof convert>>, TError,ConvertMutationVariables, TContext> => {

const mutationKey = getConvertMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof convert>>, ConvertMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  convert(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConvertMutationResult = NonNullable<Awaited<ReturnType<typeof convert>>>
    export type ConvertMutationBody = ConvertRequest
    export type ConvertMutationError = ErrorType<unknown>
    export type ConvertMutationVariables = {data: ConvertRequest}

    /**
 * @summary Convert one coin into another
 */
export const useConvert = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof convert>>, TError,ConvertMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof convert>>,
        TError,
        ConvertMutationVariables,
        TContext
      > => {
      return useMutation(getConvertMutationOptions(options), queryClient);
    }
