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
  AdRequest
} from '../../models/ad-request.ts';

import type {
  AdsByUnitResponse
} from '../../models/ads-by-unit-response.ts';

import type {
  AdsOfMemberRequest
} from '../../models/ads-of-member-request.ts';

import type {
  AdsOfMemberResponse
} from '../../models/ads-of-member-response.ts';

import type {
  AdsResponse
} from '../../models/ads-response.ts';

import type {
  CreateAdRequest
} from '../../models/create-ad-request.ts';

import type {
  ExcellentAdsResponse
} from '../../models/excellent-ads-response.ts';

import type {
  FilterMyAdsRequest
} from '../../models/filter-my-ads-request.ts';

import type {
  FilteredMyAdsResponse
} from '../../models/filtered-my-ads-response.ts';

import type {
  ListAdsByUnitRequest
} from '../../models/list-ads-by-unit-request.ts';

import type {
  ListAdsRequest
} from '../../models/list-ads-request.ts';

import type {
  ListExcellentAdsRequest
} from '../../models/list-excellent-ads-request.ts';

import type {
  ListMyAdsRequest
} from '../../models/list-my-ads-request.ts';

import type {
  ListNewestAdsRequest
} from '../../models/list-newest-ads-request.ts';

import type {
  MyAdResponse
} from '../../models/my-ad-response.ts';

import type {
  MyAdsResponse
} from '../../models/my-ads-response.ts';

import type {
  NewestAdsResponse
} from '../../models/newest-ads-response.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  TradableCoinsRequest
} from '../../models/tradable-coins-request.ts';

import type {
  TradableCoinsResponse
} from '../../models/tradable-coins-response.ts';

import type {
  TradePreviewResponse
} from '../../models/trade-preview-response.ts';

import type {
  UpdateAdRequest
} from '../../models/update-ad-request.ts';

import { requestListTradableCoins } from '../../requests/ads.ts';
import type { ErrorType } from '../../requests/ads.ts';
import { requestListAds } from '../../requests/ads.ts';
import { requestListAdsByUnit } from '../../requests/ads.ts';
import { requestListExcellentAds } from '../../requests/ads.ts';
import { requestListNewestAds } from '../../requests/ads.ts';
import { requestGetAdsOfMember } from '../../requests/ads.ts';
import { requestListMyAds } from '../../requests/ads.ts';
import { requestFilterMyAds } from '../../requests/ads.ts';
import { requestGetMyAd } from '../../requests/ads.ts';
import { requestCreateAd } from '../../requests/ads.ts';
import { requestUpdateAd } from '../../requests/ads.ts';
import { requestPutAdOnShelf } from '../../requests/ads.ts';
import { requestTakeAdOffShelf } from '../../requests/ads.ts';
import { requestDeleteAd } from '../../requests/ads.ts';
import { requestPreviewTrade } from '../../requests/ads.ts';




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
 * @summary List the coins that advertisements may trade
 */
export const listTradableCoins = (
    tradableCoinsRequest: TradableCoinsRequest,
 signal?: AbortSignal
) => {


      return requestListTradableCoins<TradableCoinsResponse>(
      {url: `/otc/coin/all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: tradableCoinsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListTradableCoinsQueryKey = (tradableCoinsRequest?: TradableCoinsRequest,) => {
    return [
    'POST', `/otc/coin/all`, tradableCoinsRequest
    ] as const;
    }


export const getListTradableCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listTradableCoins>>, TError = ErrorType<unknown>>(tradableCoinsRequest: TradableCoinsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradableCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradableCoinsQueryKey(tradableCoinsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTradableCoins>>> = ({ signal }) => listTradableCoins(tradableCoinsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTradableCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradableCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listTradableCoins>>>
export type ListTradableCoinsQueryError = ErrorType<unknown>


export function useListTradableCoins<TData = Awaited<ReturnType<typeof listTradableCoins>>, TError = ErrorType<unknown>>(
 tradableCoinsRequest: TradableCoinsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradableCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradableCoins>>,
          TError,
          Awaited<ReturnType<typeof listTradableCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradableCoins<TData = Awaited<ReturnType<typeof listTradableCoins>>, TError = ErrorType<unknown>>(
 tradableCoinsRequest: TradableCoinsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradableCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTradableCoins>>,
          TError,
          Awaited<ReturnType<typeof listTradableCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTradableCoins<TData = Awaited<ReturnType<typeof listTradableCoins>>, TError = ErrorType<unknown>>(
 tradableCoinsRequest: TradableCoinsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradableCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that advertisements may trade
 */

export function useListTradableCoins<TData = Awaited<ReturnType<typeof listTradableCoins>>, TError = ErrorType<unknown>>(
 tradableCoinsRequest: TradableCoinsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTradableCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradableCoinsQueryOptions(tradableCoinsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List advertisements of a coin
 */
export const listAds = (
    listAdsRequest: ListAdsRequest,
 signal?: AbortSignal
) => {


      return requestListAds<AdsResponse>(
      {url: `/otc/advertise/page`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listAdsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAdsQueryKey = (listAdsRequest?: ListAdsRequest,) => {
    return [
    'POST', `/otc/advertise/page`, listAdsRequest
    ] as const;
    }


export const getListAdsQueryOptions = <TData = Awaited<ReturnType<typeof listAds>>, TError = ErrorType<unknown>>(listAdsRequest: ListAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdsQueryKey(listAdsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAds>>> = ({ signal }) => listAds(listAdsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdsQueryResult = NonNullable<Awaited<ReturnType<typeof listAds>>>
export type ListAdsQueryError = ErrorType<unknown>


export function useListAds<TData = Awaited<ReturnType<typeof listAds>>, TError = ErrorType<unknown>>(
 listAdsRequest: ListAdsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAds>>,
          TError,
          Awaited<ReturnType<typeof listAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAds<TData = Awaited<ReturnType<typeof listAds>>, TError = ErrorType<unknown>>(
 listAdsRequest: ListAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAds>>,
          TError,
          Awaited<ReturnType<typeof listAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAds<TData = Awaited<ReturnType<typeof listAds>>, TError = ErrorType<unknown>>(
 listAdsRequest: ListAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List advertisements of a coin
 */

export function useListAds<TData = Awaited<ReturnType<typeof listAds>>, TError = ErrorType<unknown>>(
 listAdsRequest: ListAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdsQueryOptions(listAdsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List advertisements of a coin by its short name
 */
export const listAdsByUnit = (
    listAdsByUnitRequest: ListAdsByUnitRequest,
 signal?: AbortSignal
) => {


      return requestListAdsByUnit<AdsByUnitResponse>(
      {url: `/otc/advertise/page-by-unit`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listAdsByUnitRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAdsByUnitQueryKey = (listAdsByUnitRequest?: ListAdsByUnitRequest,) => {
    return [
    'POST', `/otc/advertise/page-by-unit`, listAdsByUnitRequest
    ] as const;
    }


export const getListAdsByUnitQueryOptions = <TData = Awaited<ReturnType<typeof listAdsByUnit>>, TError = ErrorType<unknown>>(listAdsByUnitRequest: ListAdsByUnitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdsByUnit>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAdsByUnitQueryKey(listAdsByUnitRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAdsByUnit>>> = ({ signal }) => listAdsByUnit(listAdsByUnitRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAdsByUnit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAdsByUnitQueryResult = NonNullable<Awaited<ReturnType<typeof listAdsByUnit>>>
export type ListAdsByUnitQueryError = ErrorType<unknown>


export function useListAdsByUnit<TData = Awaited<ReturnType<typeof listAdsByUnit>>, TError = ErrorType<unknown>>(
 listAdsByUnitRequest: ListAdsByUnitRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdsByUnit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdsByUnit>>,
          TError,
          Awaited<ReturnType<typeof listAdsByUnit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdsByUnit<TData = Awaited<ReturnType<typeof listAdsByUnit>>, TError = ErrorType<unknown>>(
 listAdsByUnitRequest: ListAdsByUnitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdsByUnit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAdsByUnit>>,
          TError,
          Awaited<ReturnType<typeof listAdsByUnit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAdsByUnit<TData = Awaited<ReturnType<typeof listAdsByUnit>>, TError = ErrorType<unknown>>(
 listAdsByUnitRequest: ListAdsByUnitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdsByUnit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List advertisements of a coin by its short name
 */

export function useListAdsByUnit<TData = Awaited<ReturnType<typeof listAdsByUnit>>, TError = ErrorType<unknown>>(
 listAdsByUnitRequest: ListAdsByUnitRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAdsByUnit>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAdsByUnitQueryOptions(listAdsByUnitRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List recommended advertisements
 */
export const listExcellentAds = (
    listExcellentAdsRequest: ListExcellentAdsRequest,
 signal?: AbortSignal
) => {


      return requestListExcellentAds<ExcellentAdsResponse>(
      {url: `/otc/advertise/excellent`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listExcellentAdsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListExcellentAdsQueryKey = (listExcellentAdsRequest?: ListExcellentAdsRequest,) => {
    return [
    'POST', `/otc/advertise/excellent`, listExcellentAdsRequest
    ] as const;
    }


export const getListExcellentAdsQueryOptions = <TData = Awaited<ReturnType<typeof listExcellentAds>>, TError = ErrorType<unknown>>(listExcellentAdsRequest: ListExcellentAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExcellentAds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListExcellentAdsQueryKey(listExcellentAdsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listExcellentAds>>> = ({ signal }) => listExcellentAds(listExcellentAdsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listExcellentAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListExcellentAdsQueryResult = NonNullable<Awaited<ReturnType<typeof listExcellentAds>>>
export type ListExcellentAdsQueryError = ErrorType<unknown>


export function useListExcellentAds<TData = Awaited<ReturnType<typeof listExcellentAds>>, TError = ErrorType<unknown>>(
 listExcellentAdsRequest: ListExcellentAdsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExcellentAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExcellentAds>>,
          TError,
          Awaited<ReturnType<typeof listExcellentAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExcellentAds<TData = Awaited<ReturnType<typeof listExcellentAds>>, TError = ErrorType<unknown>>(
 listExcellentAdsRequest: ListExcellentAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExcellentAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listExcellentAds>>,
          TError,
          Awaited<ReturnType<typeof listExcellentAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListExcellentAds<TData = Awaited<ReturnType<typeof listExcellentAds>>, TError = ErrorType<unknown>>(
 listExcellentAdsRequest: ListExcellentAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExcellentAds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List recommended advertisements
 */

export function useListExcellentAds<TData = Awaited<ReturnType<typeof listExcellentAds>>, TError = ErrorType<unknown>>(
 listExcellentAdsRequest: ListExcellentAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listExcellentAds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListExcellentAdsQueryOptions(listExcellentAdsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the newest advertisements
 */
export const listNewestAds = (
    listNewestAdsRequest: ListNewestAdsRequest,
 signal?: AbortSignal
) => {


      return requestListNewestAds<NewestAdsResponse>(
      {url: `/otc/advertise/newest`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listNewestAdsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListNewestAdsQueryKey = (listNewestAdsRequest?: ListNewestAdsRequest,) => {
    return [
    'POST', `/otc/advertise/newest`, listNewestAdsRequest
    ] as const;
    }


export const getListNewestAdsQueryOptions = <TData = Awaited<ReturnType<typeof listNewestAds>>, TError = ErrorType<unknown>>(listNewestAdsRequest: ListNewestAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewestAds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewestAdsQueryKey(listNewestAdsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewestAds>>> = ({ signal }) => listNewestAds(listNewestAdsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNewestAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewestAdsQueryResult = NonNullable<Awaited<ReturnType<typeof listNewestAds>>>
export type ListNewestAdsQueryError = ErrorType<unknown>


export function useListNewestAds<TData = Awaited<ReturnType<typeof listNewestAds>>, TError = ErrorType<unknown>>(
 listNewestAdsRequest: ListNewestAdsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewestAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewestAds>>,
          TError,
          Awaited<ReturnType<typeof listNewestAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewestAds<TData = Awaited<ReturnType<typeof listNewestAds>>, TError = ErrorType<unknown>>(
 listNewestAdsRequest: ListNewestAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewestAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewestAds>>,
          TError,
          Awaited<ReturnType<typeof listNewestAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewestAds<TData = Awaited<ReturnType<typeof listNewestAds>>, TError = ErrorType<unknown>>(
 listNewestAdsRequest: ListNewestAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewestAds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the newest advertisements
 */

export function useListNewestAds<TData = Awaited<ReturnType<typeof listNewestAds>>, TError = ErrorType<unknown>>(
 listNewestAdsRequest: ListNewestAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewestAds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewestAdsQueryOptions(listNewestAdsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a member who advertises
 */
export const getAdsOfMember = (
    adsOfMemberRequest: AdsOfMemberRequest,
 signal?: AbortSignal
) => {


      return requestGetAdsOfMember<AdsOfMemberResponse>(
      {url: `/otc/advertise/member`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adsOfMemberRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetAdsOfMemberQueryKey = (adsOfMemberRequest?: AdsOfMemberRequest,) => {
    return [
    'POST', `/otc/advertise/member`, adsOfMemberRequest
    ] as const;
    }


export const getGetAdsOfMemberQueryOptions = <TData = Awaited<ReturnType<typeof getAdsOfMember>>, TError = ErrorType<unknown>>(adsOfMemberRequest: AdsOfMemberRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdsOfMember>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAdsOfMemberQueryKey(adsOfMemberRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAdsOfMember>>> = ({ signal }) => getAdsOfMember(adsOfMemberRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAdsOfMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAdsOfMemberQueryResult = NonNullable<Awaited<ReturnType<typeof getAdsOfMember>>>
export type GetAdsOfMemberQueryError = ErrorType<unknown>


export function useGetAdsOfMember<TData = Awaited<ReturnType<typeof getAdsOfMember>>, TError = ErrorType<unknown>>(
 adsOfMemberRequest: AdsOfMemberRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdsOfMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdsOfMember>>,
          TError,
          Awaited<ReturnType<typeof getAdsOfMember>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdsOfMember<TData = Awaited<ReturnType<typeof getAdsOfMember>>, TError = ErrorType<unknown>>(
 adsOfMemberRequest: AdsOfMemberRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdsOfMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAdsOfMember>>,
          TError,
          Awaited<ReturnType<typeof getAdsOfMember>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAdsOfMember<TData = Awaited<ReturnType<typeof getAdsOfMember>>, TError = ErrorType<unknown>>(
 adsOfMemberRequest: AdsOfMemberRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdsOfMember>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a member who advertises
 */

export function useGetAdsOfMember<TData = Awaited<ReturnType<typeof getAdsOfMember>>, TError = ErrorType<unknown>>(
 adsOfMemberRequest: AdsOfMemberRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAdsOfMember>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAdsOfMemberQueryOptions(adsOfMemberRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the member's own advertisements
 */
export const listMyAds = (
    listMyAdsRequest: ListMyAdsRequest,
 signal?: AbortSignal
) => {


      return requestListMyAds<MyAdsResponse>(
      {url: `/otc/advertise/all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listMyAdsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListMyAdsQueryKey = (listMyAdsRequest?: ListMyAdsRequest,) => {
    return [
    'POST', `/otc/advertise/all`, listMyAdsRequest
    ] as const;
    }


export const getListMyAdsQueryOptions = <TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<unknown>>(listMyAdsRequest: ListMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMyAdsQueryKey(listMyAdsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMyAds>>> = ({ signal }) => listMyAds(listMyAdsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMyAdsQueryResult = NonNullable<Awaited<ReturnType<typeof listMyAds>>>
export type ListMyAdsQueryError = ErrorType<unknown>


export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<unknown>>(
 listMyAdsRequest: ListMyAdsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<unknown>>(
 listMyAdsRequest: ListMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMyAds>>,
          TError,
          Awaited<ReturnType<typeof listMyAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<unknown>>(
 listMyAdsRequest: ListMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's own advertisements
 */

export function useListMyAds<TData = Awaited<ReturnType<typeof listMyAds>>, TError = ErrorType<unknown>>(
 listMyAdsRequest: ListMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMyAds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMyAdsQueryOptions(listMyAdsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the member's own advertisements by side
 */
export const filterMyAds = (
    filterMyAdsRequest: FilterMyAdsRequest,
 signal?: AbortSignal
) => {


      return requestFilterMyAds<FilteredMyAdsResponse>(
      {url: `/otc/advertise/self/all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: filterMyAdsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getFilterMyAdsQueryKey = (filterMyAdsRequest?: FilterMyAdsRequest,) => {
    return [
    'POST', `/otc/advertise/self/all`, filterMyAdsRequest
    ] as const;
    }


export const getFilterMyAdsQueryOptions = <TData = Awaited<ReturnType<typeof filterMyAds>>, TError = ErrorType<unknown>>(filterMyAdsRequest: FilterMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterMyAds>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFilterMyAdsQueryKey(filterMyAdsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof filterMyAds>>> = ({ signal }) => filterMyAds(filterMyAdsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof filterMyAds>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FilterMyAdsQueryResult = NonNullable<Awaited<ReturnType<typeof filterMyAds>>>
export type FilterMyAdsQueryError = ErrorType<unknown>


export function useFilterMyAds<TData = Awaited<ReturnType<typeof filterMyAds>>, TError = ErrorType<unknown>>(
 filterMyAdsRequest: FilterMyAdsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterMyAds>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterMyAds>>,
          TError,
          Awaited<ReturnType<typeof filterMyAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterMyAds<TData = Awaited<ReturnType<typeof filterMyAds>>, TError = ErrorType<unknown>>(
 filterMyAdsRequest: FilterMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterMyAds>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof filterMyAds>>,
          TError,
          Awaited<ReturnType<typeof filterMyAds>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFilterMyAds<TData = Awaited<ReturnType<typeof filterMyAds>>, TError = ErrorType<unknown>>(
 filterMyAdsRequest: FilterMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterMyAds>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's own advertisements by side
 */

export function useFilterMyAds<TData = Awaited<ReturnType<typeof filterMyAds>>, TError = ErrorType<unknown>>(
 filterMyAdsRequest: FilterMyAdsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof filterMyAds>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFilterMyAdsQueryOptions(filterMyAdsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read one of the member's own advertisements
 */
export const getMyAd = (
    adRequest: AdRequest,
 signal?: AbortSignal
) => {


      return requestGetMyAd<MyAdResponse>(
      {url: `/otc/advertise/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetMyAdQueryKey = (adRequest?: AdRequest,) => {
    return [
    'POST', `/otc/advertise/detail`, adRequest
    ] as const;
    }


export const getGetMyAdQueryOptions = <TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<unknown>>(adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMyAdQueryKey(adRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMyAd>>> = ({ signal }) => getMyAd(adRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMyAdQueryResult = NonNullable<Awaited<ReturnType<typeof getMyAd>>>
export type GetMyAdQueryError = ErrorType<unknown>


export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMyAd>>,
          TError,
          Awaited<ReturnType<typeof getMyAd>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one of the member's own advertisements
 */

export function useGetMyAd<TData = Awaited<ReturnType<typeof getMyAd>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMyAd>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMyAdQueryOptions(adRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It starts off the shelf; putting it there is a call of its own.
 * @summary Write an advertisement
 */
export const createAd = (
    createAdRequest: CreateAdRequest,
 signal?: AbortSignal
) => {


      return requestCreateAd<NoData>(
      {url: `/otc/advertise/create`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: createAdRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCreateAdMutationKey = () => ['createAd'] as const;

export const getCreateAdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAd>>, TError,CreateAdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createAd>>, TError,CreateAdMutationVariables, TContext> => {

const mutationKey = getCreateAdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createAd>>, CreateAdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createAd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateAdMutationResult = NonNullable<Awaited<ReturnType<typeof createAd>>>
    export type CreateAdMutationBody = CreateAdRequest
    export type CreateAdMutationError = ErrorType<unknown>
    export type CreateAdMutationVariables = {data: CreateAdRequest}

    /**
 * @summary Write an advertisement
 */
export const useCreateAd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createAd>>, TError,CreateAdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createAd>>,
        TError,
        CreateAdMutationVariables,
        TContext
      > => {
      return useMutation(getCreateAdMutationOptions(options), queryClient);
    }
    /**
 * It has to be off the shelf.
 * @summary Change an advertisement
 */
export const updateAd = (
    updateAdRequest: UpdateAdRequest,
 signal?: AbortSignal
) => {


      return requestUpdateAd<NoData>(
      {url: `/otc/advertise/update`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: updateAdRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUpdateAdMutationKey = () => ['updateAd'] as const;

export const getUpdateAdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAd>>, TError,UpdateAdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof updateAd>>, TError,UpdateAdMutationVariables, TContext> => {

const mutationKey = getUpdateAdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof updateAd>>, UpdateAdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  updateAd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UpdateAdMutationResult = NonNullable<Awaited<ReturnType<typeof updateAd>>>
    export type UpdateAdMutationBody = UpdateAdRequest
    export type UpdateAdMutationError = ErrorType<unknown>
    export type UpdateAdMutationVariables = {data: UpdateAdRequest}

    /**
 * @summary Change an advertisement
 */
export const useUpdateAd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof updateAd>>, TError,UpdateAdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof updateAd>>,
        TError,
        UpdateAdMutationVariables,
        TContext
      > => {
      return useMutation(getUpdateAdMutationOptions(options), queryClient);
    }
    /**
 * A sale freezes its quantity.
 * @summary Put an advertisement on the shelf
 */
export const putAdOnShelf = (
    adRequest: AdRequest,
 signal?: AbortSignal
) => {


      return requestPutAdOnShelf<NoData>(
      {url: `/otc/advertise/on/shelves`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPutAdOnShelfMutationKey = () => ['putAdOnShelf'] as const;

export const getPutAdOnShelfMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putAdOnShelf>>, TError,PutAdOnShelfMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof putAdOnShelf>>, TError,PutAdOnShelfMutationVariables, TContext> => {

const mutationKey = getPutAdOnShelfMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putAdOnShelf>>, PutAdOnShelfMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  putAdOnShelf(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutAdOnShelfMutationResult = NonNullable<Awaited<ReturnType<typeof putAdOnShelf>>>
    export type PutAdOnShelfMutationBody = AdRequest
    export type PutAdOnShelfMutationError = ErrorType<unknown>
    export type PutAdOnShelfMutationVariables = {data: AdRequest}

    /**
 * @summary Put an advertisement on the shelf
 */
export const usePutAdOnShelf = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putAdOnShelf>>, TError,PutAdOnShelfMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putAdOnShelf>>,
        TError,
        PutAdOnShelfMutationVariables,
        TContext
      > => {
      return useMutation(getPutAdOnShelfMutationOptions(options), queryClient);
    }
    /**
 * @summary Take an advertisement off the shelf
 */
export const takeAdOffShelf = (
    adRequest: AdRequest,
 signal?: AbortSignal
) => {


      return requestTakeAdOffShelf<NoData>(
      {url: `/otc/advertise/off/shelves`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTakeAdOffShelfMutationKey = () => ['takeAdOffShelf'] as const;

export const getTakeAdOffShelfMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeAdOffShelf>>, TError,TakeAdOffShelfMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof takeAdOffShelf>>, TError,TakeAdOffShelfMutationVariables, TContext> => {

const mutationKey = getTakeAdOffShelfMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeAdOffShelf>>, TakeAdOffShelfMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  takeAdOffShelf(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeAdOffShelfMutationResult = NonNullable<Awaited<ReturnType<typeof takeAdOffShelf>>>
    export type TakeAdOffShelfMutationBody = AdRequest
    export type TakeAdOffShelfMutationError = ErrorType<unknown>
    export type TakeAdOffShelfMutationVariables = {data: AdRequest}

    /**
 * @summary Take an advertisement off the shelf
 */
export const useTakeAdOffShelf = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeAdOffShelf>>, TError,TakeAdOffShelfMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeAdOffShelf>>,
        TError,
        TakeAdOffShelfMutationVariables,
        TContext
      > => {
      return useMutation(getTakeAdOffShelfMutationOptions(options), queryClient);
    }
    /**
 * It has to be off the shelf.
 * @summary Delete an advertisement
 */
export const deleteAd = (
    adRequest: AdRequest,
 signal?: AbortSignal
) => {


      return requestDeleteAd<NoData>(
      {url: `/otc/advertise/delete`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDeleteAdMutationKey = () => ['deleteAd'] as const;

export const getDeleteAdMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAd>>, TError,DeleteAdMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteAd>>, TError,DeleteAdMutationVariables, TContext> => {

const mutationKey = getDeleteAdMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteAd>>, DeleteAdMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteAd(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteAdMutationResult = NonNullable<Awaited<ReturnType<typeof deleteAd>>>
    export type DeleteAdMutationBody = AdRequest
    export type DeleteAdMutationError = ErrorType<unknown>
    export type DeleteAdMutationVariables = {data: AdRequest}

    /**
 * @summary Delete an advertisement
 */
export const useDeleteAd = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteAd>>, TError,DeleteAdMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteAd>>,
        TError,
        DeleteAdMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteAdMutationOptions(options), queryClient);
    }
    /**
 * @summary See what a trade on an advertisement would be like
 */
export const previewTrade = (
    adRequest: AdRequest,
 signal?: AbortSignal
) => {


      return requestPreviewTrade<TradePreviewResponse>(
      {url: `/otc/order/pre`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPreviewTradeQueryKey = (adRequest?: AdRequest,) => {
    return [
    'POST', `/otc/order/pre`, adRequest
    ] as const;
    }


export const getPreviewTradeQueryOptions = <TData = Awaited<ReturnType<typeof previewTrade>>, TError = ErrorType<unknown>>(adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewTrade>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getPreviewTradeQueryKey(adRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof previewTrade>>> = ({ signal }) => previewTrade(adRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof previewTrade>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type PreviewTradeQueryResult = NonNullable<Awaited<ReturnType<typeof previewTrade>>>
export type PreviewTradeQueryError = ErrorType<unknown>


export function usePreviewTrade<TData = Awaited<ReturnType<typeof previewTrade>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewTrade>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewTrade>>,
          TError,
          Awaited<ReturnType<typeof previewTrade>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewTrade<TData = Awaited<ReturnType<typeof previewTrade>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewTrade>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof previewTrade>>,
          TError,
          Awaited<ReturnType<typeof previewTrade>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function usePreviewTrade<TData = Awaited<ReturnType<typeof previewTrade>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewTrade>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary See what a trade on an advertisement would be like
 */

export function usePreviewTrade<TData = Awaited<ReturnType<typeof previewTrade>>, TError = ErrorType<unknown>>(
 adRequest: AdRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof previewTrade>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getPreviewTradeQueryOptions(adRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






