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
  CoinBalanceResponse
} from '../../models/coin-balance-response.ts';

import type {
  CoinUnit
} from '../../models/coin-unit.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  PastSecondOrdersRequest
} from '../../models/past-second-orders-request.ts';

import type {
  PlaceSecondOrderRequest
} from '../../models/place-second-order-request.ts';

import type {
  QuoteCoinsResponse
} from '../../models/quote-coins-response.ts';

import type {
  SecondCyclesResponse
} from '../../models/second-cycles-response.ts';

import type {
  SecondOrderPage
} from '../../models/second-order-page.ts';

import type {
  SecondOrdersRequest
} from '../../models/second-orders-request.ts';

import type {
  SecondOrdersResponse
} from '../../models/second-orders-response.ts';

import type {
  SecondRefundWindowsResponse
} from '../../models/second-refund-windows-response.ts';

import { requestListSecondCycles } from '../../requests/second.ts';
import type { ErrorType } from '../../requests/second.ts';
import { requestListSecondStakeCoins } from '../../requests/second.ts';
import { requestListSecondRefundWindows } from '../../requests/second.ts';
import { requestPlaceSecondOrder } from '../../requests/second.ts';
import { requestListOpenSecondOrders } from '../../requests/second.ts';
import { requestListPastSecondOrders } from '../../requests/second.ts';
import { requestGetSecondBalance } from '../../requests/second.ts';




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
 * @summary List the times that an order may run
 */
export const listSecondCycles = (

 signal?: AbortSignal
) => {


      return requestListSecondCycles<SecondCyclesResponse>(
      {url: `/second/order/cycles`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondCyclesQueryKey = () => {
    return [
    'POST', `/second/order/cycles`
    ] as const;
    }


export const getListSecondCyclesQueryOptions = <TData = Awaited<ReturnType<typeof listSecondCycles>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCycles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondCyclesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondCycles>>> = ({ signal }) => listSecondCycles(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondCycles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondCyclesQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondCycles>>>
export type ListSecondCyclesQueryError = ErrorType<unknown>


export function useListSecondCycles<TData = Awaited<ReturnType<typeof listSecondCycles>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCycles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondCycles>>,
          TError,
          Awaited<ReturnType<typeof listSecondCycles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondCycles<TData = Awaited<ReturnType<typeof listSecondCycles>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCycles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondCycles>>,
          TError,
          Awaited<ReturnType<typeof listSecondCycles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondCycles<TData = Awaited<ReturnType<typeof listSecondCycles>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCycles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the times that an order may run
 */

export function useListSecondCycles<TData = Awaited<ReturnType<typeof listSecondCycles>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondCycles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondCyclesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coins that orders may stake
 */
export const listSecondStakeCoins = (

 signal?: AbortSignal
) => {


      return requestListSecondStakeCoins<QuoteCoinsResponse>(
      {url: `/second/order/coins`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondStakeCoinsQueryKey = () => {
    return [
    'POST', `/second/order/coins`
    ] as const;
    }


export const getListSecondStakeCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listSecondStakeCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondStakeCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondStakeCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondStakeCoins>>> = ({ signal }) => listSecondStakeCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondStakeCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondStakeCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondStakeCoins>>>
export type ListSecondStakeCoinsQueryError = ErrorType<unknown>


export function useListSecondStakeCoins<TData = Awaited<ReturnType<typeof listSecondStakeCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondStakeCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondStakeCoins>>,
          TError,
          Awaited<ReturnType<typeof listSecondStakeCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondStakeCoins<TData = Awaited<ReturnType<typeof listSecondStakeCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondStakeCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondStakeCoins>>,
          TError,
          Awaited<ReturnType<typeof listSecondStakeCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondStakeCoins<TData = Awaited<ReturnType<typeof listSecondStakeCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondStakeCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that orders may stake
 */

export function useListSecondStakeCoins<TData = Awaited<ReturnType<typeof listSecondStakeCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondStakeCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondStakeCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Empty where the exchange gives no lost stake back.
 * @summary List the times in which lost stakes come back
 */
export const listSecondRefundWindows = (

 signal?: AbortSignal
) => {


      return requestListSecondRefundWindows<SecondRefundWindowsResponse>(
      {url: `/second/order/getAllSets`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondRefundWindowsQueryKey = () => {
    return [
    'POST', `/second/order/getAllSets`
    ] as const;
    }


export const getListSecondRefundWindowsQueryOptions = <TData = Awaited<ReturnType<typeof listSecondRefundWindows>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondRefundWindows>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondRefundWindowsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondRefundWindows>>> = ({ signal }) => listSecondRefundWindows(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondRefundWindows>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondRefundWindowsQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondRefundWindows>>>
export type ListSecondRefundWindowsQueryError = ErrorType<unknown>


export function useListSecondRefundWindows<TData = Awaited<ReturnType<typeof listSecondRefundWindows>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondRefundWindows>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondRefundWindows>>,
          TError,
          Awaited<ReturnType<typeof listSecondRefundWindows>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondRefundWindows<TData = Awaited<ReturnType<typeof listSecondRefundWindows>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondRefundWindows>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondRefundWindows>>,
          TError,
          Awaited<ReturnType<typeof listSecondRefundWindows>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondRefundWindows<TData = Awaited<ReturnType<typeof listSecondRefundWindows>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondRefundWindows>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the times in which lost stakes come back
 */

export function useListSecondRefundWindows<TData = Awaited<ReturnType<typeof listSecondRefundWindows>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondRefundWindows>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondRefundWindowsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It begins at the price of the moment. Its stake is frozen in the wallet for second contracts until it ends. At most two orders of a member run on a pair, both in the same direction. Servers that check neither real name nor fund password are in order.
 * @summary Place an order that runs some seconds
 */
export const placeSecondOrder = (
    placeSecondOrderRequest: PlaceSecondOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceSecondOrder<NoData>(
      {url: `/second/order/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeSecondOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceSecondOrderMutationKey = () => ['placeSecondOrder'] as const;

export const getPlaceSecondOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSecondOrder>>, TError,PlaceSecondOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeSecondOrder>>, TError,PlaceSecondOrderMutationVariables, TContext> => {

const mutationKey = getPlaceSecondOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeSecondOrder>>, PlaceSecondOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeSecondOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceSecondOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeSecondOrder>>>
    export type PlaceSecondOrderMutationBody = PlaceSecondOrderRequest
    export type PlaceSecondOrderMutationError = ErrorType<unknown>
    export type PlaceSecondOrderMutationVariables = {data: PlaceSecondOrderRequest}

    /**
 * @summary Place an order that runs some seconds
 */
export const usePlaceSecondOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSecondOrder>>, TError,PlaceSecondOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeSecondOrder>>,
        TError,
        PlaceSecondOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceSecondOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary List running orders on a pair
 */
export const listOpenSecondOrders = (
    secondOrdersRequest: SecondOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListOpenSecondOrders<SecondOrdersResponse>(
      {url: `/second/order/current`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: secondOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOpenSecondOrdersQueryKey = (secondOrdersRequest?: SecondOrdersRequest,) => {
    return [
    'POST', `/second/order/current`, secondOrdersRequest
    ] as const;
    }


export const getListOpenSecondOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOpenSecondOrders>>, TError = ErrorType<unknown>>(secondOrdersRequest: SecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSecondOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenSecondOrdersQueryKey(secondOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenSecondOrders>>> = ({ signal }) => listOpenSecondOrders(secondOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenSecondOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenSecondOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenSecondOrders>>>
export type ListOpenSecondOrdersQueryError = ErrorType<unknown>


export function useListOpenSecondOrders<TData = Awaited<ReturnType<typeof listOpenSecondOrders>>, TError = ErrorType<unknown>>(
 secondOrdersRequest: SecondOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSecondOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSecondOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenSecondOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSecondOrders<TData = Awaited<ReturnType<typeof listOpenSecondOrders>>, TError = ErrorType<unknown>>(
 secondOrdersRequest: SecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSecondOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSecondOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenSecondOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSecondOrders<TData = Awaited<ReturnType<typeof listOpenSecondOrders>>, TError = ErrorType<unknown>>(
 secondOrdersRequest: SecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSecondOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List running orders on a pair
 */

export function useListOpenSecondOrders<TData = Awaited<ReturnType<typeof listOpenSecondOrders>>, TError = ErrorType<unknown>>(
 secondOrdersRequest: SecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSecondOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenSecondOrdersQueryOptions(secondOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List settled and cancelled orders
 */
export const listPastSecondOrders = (
    pastSecondOrdersRequest: PastSecondOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListPastSecondOrders<SecondOrderPage>(
      {url: `/second/order/history`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pastSecondOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastSecondOrdersQueryKey = (pastSecondOrdersRequest?: PastSecondOrdersRequest,) => {
    return [
    'POST', `/second/order/history`, pastSecondOrdersRequest
    ] as const;
    }


export const getListPastSecondOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listPastSecondOrders>>, TError = ErrorType<unknown>>(pastSecondOrdersRequest: PastSecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSecondOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastSecondOrdersQueryKey(pastSecondOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastSecondOrders>>> = ({ signal }) => listPastSecondOrders(pastSecondOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastSecondOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastSecondOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listPastSecondOrders>>>
export type ListPastSecondOrdersQueryError = ErrorType<unknown>


export function useListPastSecondOrders<TData = Awaited<ReturnType<typeof listPastSecondOrders>>, TError = ErrorType<unknown>>(
 pastSecondOrdersRequest: PastSecondOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSecondOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSecondOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastSecondOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSecondOrders<TData = Awaited<ReturnType<typeof listPastSecondOrders>>, TError = ErrorType<unknown>>(
 pastSecondOrdersRequest: PastSecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSecondOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSecondOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastSecondOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSecondOrders<TData = Awaited<ReturnType<typeof listPastSecondOrders>>, TError = ErrorType<unknown>>(
 pastSecondOrdersRequest: PastSecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSecondOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List settled and cancelled orders
 */

export function useListPastSecondOrders<TData = Awaited<ReturnType<typeof listPastSecondOrders>>, TError = ErrorType<unknown>>(
 pastSecondOrdersRequest: PastSecondOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSecondOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastSecondOrdersQueryOptions(pastSecondOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read what second contracts can stake of a coin
 */
export const getSecondBalance = (
    symbol: CoinUnit,
 signal?: AbortSignal
) => {


      return requestGetSecondBalance<CoinBalanceResponse>(
      {url: `/second/wallet/balance/${encodeURIComponent(String(symbol))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecondBalanceQueryKey = (symbol: CoinUnit,) => {
    return [
    'POST', `/second/wallet/balance/${symbol}`
    ] as const;
    }


export const getGetSecondBalanceQueryOptions = <TData = Awaited<ReturnType<typeof getSecondBalance>>, TError = ErrorType<unknown>>(symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBalance>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondBalanceQueryKey(symbol);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondBalance>>> = ({ signal }) => getSecondBalance(symbol, signal);





   return  { queryKey, queryFn, enabled: symbol !== null && symbol !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondBalance>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondBalanceQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondBalance>>>
export type GetSecondBalanceQueryError = ErrorType<unknown>


export function useGetSecondBalance<TData = Awaited<ReturnType<typeof getSecondBalance>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBalance>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBalance>>,
          TError,
          Awaited<ReturnType<typeof getSecondBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBalance<TData = Awaited<ReturnType<typeof getSecondBalance>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBalance>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondBalance>>,
          TError,
          Awaited<ReturnType<typeof getSecondBalance>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondBalance<TData = Awaited<ReturnType<typeof getSecondBalance>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what second contracts can stake of a coin
 */

export function useGetSecondBalance<TData = Awaited<ReturnType<typeof getSecondBalance>>, TError = ErrorType<unknown>>(
 symbol: CoinUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondBalance>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondBalanceQueryOptions(symbol,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






