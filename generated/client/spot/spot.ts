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
  CancelSpotOrdersRequest
} from '../../models/cancel-spot-orders-request.ts';

import type {
  CancelSpotOrdersResponse
} from '../../models/cancel-spot-orders-response.ts';

import type {
  ExchangeOrderDetails
} from '../../models/exchange-order-details.ts';

import type {
  ExchangeOrderPage
} from '../../models/exchange-order-page.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  OpenSpotOrdersRequest
} from '../../models/open-spot-orders-request.ts';

import type {
  PastSpotOrdersRequest
} from '../../models/past-spot-orders-request.ts';

import type {
  PlaceSpotOrderRequest
} from '../../models/place-spot-order-request.ts';

import type {
  PlaceSpotOrderResponse
} from '../../models/place-spot-order-response.ts';

import type {
  SpotOrderNumber
} from '../../models/spot-order-number.ts';

import type {
  SpotOrdersOfPairRequest
} from '../../models/spot-orders-of-pair-request.ts';

import type {
  SpotTimeLimitResponse
} from '../../models/spot-time-limit-response.ts';

import { requestPlaceSpotOrder } from '../../requests/spot.ts';
import type { ErrorType } from '../../requests/spot.ts';
import { requestCancelSpotOrder } from '../../requests/spot.ts';
import { requestCancelSpotOrders } from '../../requests/spot.ts';
import { requestListOpenSpotOrdersOfPair } from '../../requests/spot.ts';
import { requestListPastSpotOrdersOfPair } from '../../requests/spot.ts';
import { requestListOpenSpotOrders } from '../../requests/spot.ts';
import { requestListPastSpotOrders } from '../../requests/spot.ts';
import { requestListSpotFills } from '../../requests/spot.ts';
import { requestGetSpotTimeLimit } from '../../requests/spot.ts';




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
 * A market order trades at once with what rests in the book, best price first; what then is left ends. Nobody trades with himself: an order that comes to one of the same member ends there, and one that would trade with nothing else is refused. Price and amount are cut off to the digits of the pair. Servers that check neither real name nor fund password are in order.
 * @summary Place a spot order
 */
export const placeSpotOrder = (
    placeSpotOrderRequest: PlaceSpotOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceSpotOrder<PlaceSpotOrderResponse>(
      {url: `/exchange/order/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeSpotOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceSpotOrderMutationKey = () => ['placeSpotOrder'] as const;

export const getPlaceSpotOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSpotOrder>>, TError,PlaceSpotOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeSpotOrder>>, TError,PlaceSpotOrderMutationVariables, TContext> => {

const mutationKey = getPlaceSpotOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeSpotOrder>>, PlaceSpotOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeSpotOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceSpotOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeSpotOrder>>>
    export type PlaceSpotOrderMutationBody = PlaceSpotOrderRequest
    export type PlaceSpotOrderMutationError = ErrorType<unknown>
    export type PlaceSpotOrderMutationVariables = {data: PlaceSpotOrderRequest}

    /**
 * @summary Place a spot order
 */
export const usePlaceSpotOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSpotOrder>>, TError,PlaceSpotOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeSpotOrder>>,
        TError,
        PlaceSpotOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceSpotOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel a spot order
 */
export const cancelSpotOrder = (
    orderId: SpotOrderNumber,
 signal?: AbortSignal
) => {


      return requestCancelSpotOrder<NoData>(
      {url: `/exchange/order/cancel/${encodeURIComponent(String(orderId))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelSpotOrderMutationKey = () => ['cancelSpotOrder'] as const;

export const getCancelSpotOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrder>>, TError,CancelSpotOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrder>>, TError,CancelSpotOrderMutationVariables, TContext> => {

const mutationKey = getCancelSpotOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSpotOrder>>, CancelSpotOrderMutationVariables> = (props) => {
          const {orderId} = props ?? {};

          return  cancelSpotOrder(orderId,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelSpotOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSpotOrder>>>

    export type CancelSpotOrderMutationError = ErrorType<unknown>
    export type CancelSpotOrderMutationVariables = {orderId: SpotOrderNumber}

    /**
 * @summary Cancel a spot order
 */
export const useCancelSpotOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrder>>, TError,CancelSpotOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSpotOrder>>,
        TError,
        CancelSpotOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelSpotOrderMutationOptions(options), queryClient);
    }
    /**
 * Those of pairs in which cancelling is stopped stay open; the count tells.
 * @summary Cancel all open spot orders
 */
export const cancelSpotOrders = (
    cancelSpotOrdersRequest: CancelSpotOrdersRequest,
 signal?: AbortSignal
) => {


      return requestCancelSpotOrders<CancelSpotOrdersResponse>(
      {url: `/exchange/order/cancel-all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cancelSpotOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelSpotOrdersMutationKey = () => ['cancelSpotOrders'] as const;

export const getCancelSpotOrdersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrders>>, TError,CancelSpotOrdersMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrders>>, TError,CancelSpotOrdersMutationVariables, TContext> => {

const mutationKey = getCancelSpotOrdersMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSpotOrders>>, CancelSpotOrdersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelSpotOrders(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelSpotOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSpotOrders>>>
    export type CancelSpotOrdersMutationBody = CancelSpotOrdersRequest
    export type CancelSpotOrdersMutationError = ErrorType<unknown>
    export type CancelSpotOrdersMutationVariables = {data: CancelSpotOrdersRequest}

    /**
 * @summary Cancel all open spot orders
 */
export const useCancelSpotOrders = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSpotOrders>>, TError,CancelSpotOrdersMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSpotOrders>>,
        TError,
        CancelSpotOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getCancelSpotOrdersMutationOptions(options), queryClient);
    }
    /**
 * @summary List open spot orders of one pair
 */
export const listOpenSpotOrdersOfPair = (
    spotOrdersOfPairRequest: SpotOrdersOfPairRequest,
 signal?: AbortSignal
) => {


      return requestListOpenSpotOrdersOfPair<ExchangeOrderPage>(
      {url: `/exchange/order/current`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: spotOrdersOfPairRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOpenSpotOrdersOfPairQueryKey = (spotOrdersOfPairRequest?: SpotOrdersOfPairRequest,) => {
    return [
    'POST', `/exchange/order/current`, spotOrdersOfPairRequest
    ] as const;
    }


export const getListOpenSpotOrdersOfPairQueryOptions = <TData = Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError = ErrorType<unknown>>(spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenSpotOrdersOfPairQueryKey(spotOrdersOfPairRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>> = ({ signal }) => listOpenSpotOrdersOfPair(spotOrdersOfPairRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenSpotOrdersOfPairQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>>
export type ListOpenSpotOrdersOfPairQueryError = ErrorType<unknown>


export function useListOpenSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>,
          TError,
          Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>,
          TError,
          Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open spot orders of one pair
 */

export function useListOpenSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrdersOfPair>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenSpotOrdersOfPairQueryOptions(spotOrdersOfPairRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List past spot orders of one pair
 */
export const listPastSpotOrdersOfPair = (
    spotOrdersOfPairRequest: SpotOrdersOfPairRequest,
 signal?: AbortSignal
) => {


      return requestListPastSpotOrdersOfPair<ExchangeOrderPage>(
      {url: `/exchange/order/history`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: spotOrdersOfPairRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastSpotOrdersOfPairQueryKey = (spotOrdersOfPairRequest?: SpotOrdersOfPairRequest,) => {
    return [
    'POST', `/exchange/order/history`, spotOrdersOfPairRequest
    ] as const;
    }


export const getListPastSpotOrdersOfPairQueryOptions = <TData = Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError = ErrorType<unknown>>(spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastSpotOrdersOfPairQueryKey(spotOrdersOfPairRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>> = ({ signal }) => listPastSpotOrdersOfPair(spotOrdersOfPairRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastSpotOrdersOfPairQueryResult = NonNullable<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>>
export type ListPastSpotOrdersOfPairQueryError = ErrorType<unknown>


export function useListPastSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>,
          TError,
          Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>,
          TError,
          Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List past spot orders of one pair
 */

export function useListPastSpotOrdersOfPair<TData = Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError = ErrorType<unknown>>(
 spotOrdersOfPairRequest: SpotOrdersOfPairRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrdersOfPair>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastSpotOrdersOfPairQueryOptions(spotOrdersOfPairRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List open spot orders
 */
export const listOpenSpotOrders = (
    openSpotOrdersRequest: OpenSpotOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListOpenSpotOrders<ExchangeOrderPage>(
      {url: `/exchange/order/personal/current`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: openSpotOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOpenSpotOrdersQueryKey = (openSpotOrdersRequest?: OpenSpotOrdersRequest,) => {
    return [
    'POST', `/exchange/order/personal/current`, openSpotOrdersRequest
    ] as const;
    }


export const getListOpenSpotOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOpenSpotOrders>>, TError = ErrorType<unknown>>(openSpotOrdersRequest: OpenSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenSpotOrdersQueryKey(openSpotOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenSpotOrders>>> = ({ signal }) => listOpenSpotOrders(openSpotOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenSpotOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenSpotOrders>>>
export type ListOpenSpotOrdersQueryError = ErrorType<unknown>


export function useListOpenSpotOrders<TData = Awaited<ReturnType<typeof listOpenSpotOrders>>, TError = ErrorType<unknown>>(
 openSpotOrdersRequest: OpenSpotOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSpotOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenSpotOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSpotOrders<TData = Awaited<ReturnType<typeof listOpenSpotOrders>>, TError = ErrorType<unknown>>(
 openSpotOrdersRequest: OpenSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSpotOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenSpotOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSpotOrders<TData = Awaited<ReturnType<typeof listOpenSpotOrders>>, TError = ErrorType<unknown>>(
 openSpotOrdersRequest: OpenSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open spot orders
 */

export function useListOpenSpotOrders<TData = Awaited<ReturnType<typeof listOpenSpotOrders>>, TError = ErrorType<unknown>>(
 openSpotOrdersRequest: OpenSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSpotOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenSpotOrdersQueryOptions(openSpotOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List past spot orders
 */
export const listPastSpotOrders = (
    pastSpotOrdersRequest: PastSpotOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListPastSpotOrders<ExchangeOrderPage>(
      {url: `/exchange/order/personal/history`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pastSpotOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastSpotOrdersQueryKey = (pastSpotOrdersRequest?: PastSpotOrdersRequest,) => {
    return [
    'POST', `/exchange/order/personal/history`, pastSpotOrdersRequest
    ] as const;
    }


export const getListPastSpotOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listPastSpotOrders>>, TError = ErrorType<unknown>>(pastSpotOrdersRequest: PastSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastSpotOrdersQueryKey(pastSpotOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastSpotOrders>>> = ({ signal }) => listPastSpotOrders(pastSpotOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastSpotOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listPastSpotOrders>>>
export type ListPastSpotOrdersQueryError = ErrorType<unknown>


export function useListPastSpotOrders<TData = Awaited<ReturnType<typeof listPastSpotOrders>>, TError = ErrorType<unknown>>(
 pastSpotOrdersRequest: PastSpotOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSpotOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastSpotOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSpotOrders<TData = Awaited<ReturnType<typeof listPastSpotOrders>>, TError = ErrorType<unknown>>(
 pastSpotOrdersRequest: PastSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSpotOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastSpotOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSpotOrders<TData = Awaited<ReturnType<typeof listPastSpotOrders>>, TError = ErrorType<unknown>>(
 pastSpotOrdersRequest: PastSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List past spot orders
 */

export function useListPastSpotOrders<TData = Awaited<ReturnType<typeof listPastSpotOrders>>, TError = ErrorType<unknown>>(
 pastSpotOrdersRequest: PastSpotOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSpotOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastSpotOrdersQueryOptions(pastSpotOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the fills of a spot order
 */
export const listSpotFills = (
    orderId: SpotOrderNumber,
 signal?: AbortSignal
) => {


      return requestListSpotFills<ExchangeOrderDetails>(
      {url: `/exchange/order/detail/${encodeURIComponent(String(orderId))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSpotFillsQueryKey = (orderId: SpotOrderNumber,) => {
    return [
    'POST', `/exchange/order/detail/${orderId}`
    ] as const;
    }


export const getListSpotFillsQueryOptions = <TData = Awaited<ReturnType<typeof listSpotFills>>, TError = ErrorType<unknown>>(orderId: SpotOrderNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpotFills>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSpotFillsQueryKey(orderId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSpotFills>>> = ({ signal }) => listSpotFills(orderId, signal);





   return  { queryKey, queryFn, enabled: orderId !== null && orderId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSpotFills>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSpotFillsQueryResult = NonNullable<Awaited<ReturnType<typeof listSpotFills>>>
export type ListSpotFillsQueryError = ErrorType<unknown>


export function useListSpotFills<TData = Awaited<ReturnType<typeof listSpotFills>>, TError = ErrorType<unknown>>(
 orderId: SpotOrderNumber, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpotFills>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpotFills>>,
          TError,
          Awaited<ReturnType<typeof listSpotFills>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpotFills<TData = Awaited<ReturnType<typeof listSpotFills>>, TError = ErrorType<unknown>>(
 orderId: SpotOrderNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpotFills>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSpotFills>>,
          TError,
          Awaited<ReturnType<typeof listSpotFills>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSpotFills<TData = Awaited<ReturnType<typeof listSpotFills>>, TError = ErrorType<unknown>>(
 orderId: SpotOrderNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpotFills>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the fills of a spot order
 */

export function useListSpotFills<TData = Awaited<ReturnType<typeof listSpotFills>>, TError = ErrorType<unknown>>(
 orderId: SpotOrderNumber, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSpotFills>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSpotFillsQueryOptions(orderId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read how long a limit order may rest
 */
export const getSpotTimeLimit = (

 signal?: AbortSignal
) => {


      return requestGetSpotTimeLimit<SpotTimeLimitResponse>(
      {url: `/exchange/order/time_limit`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSpotTimeLimitQueryKey = () => {
    return [
    `/exchange/order/time_limit`
    ] as const;
    }


export const getGetSpotTimeLimitQueryOptions = <TData = Awaited<ReturnType<typeof getSpotTimeLimit>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpotTimeLimit>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSpotTimeLimitQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSpotTimeLimit>>> = ({ signal }) => getSpotTimeLimit(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSpotTimeLimit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSpotTimeLimitQueryResult = NonNullable<Awaited<ReturnType<typeof getSpotTimeLimit>>>
export type GetSpotTimeLimitQueryError = ErrorType<unknown>


export function useGetSpotTimeLimit<TData = Awaited<ReturnType<typeof getSpotTimeLimit>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpotTimeLimit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpotTimeLimit>>,
          TError,
          Awaited<ReturnType<typeof getSpotTimeLimit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpotTimeLimit<TData = Awaited<ReturnType<typeof getSpotTimeLimit>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpotTimeLimit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSpotTimeLimit>>,
          TError,
          Awaited<ReturnType<typeof getSpotTimeLimit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSpotTimeLimit<TData = Awaited<ReturnType<typeof getSpotTimeLimit>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpotTimeLimit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read how long a limit order may rest
 */

export function useGetSpotTimeLimit<TData = Awaited<ReturnType<typeof getSpotTimeLimit>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSpotTimeLimit>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSpotTimeLimitQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






