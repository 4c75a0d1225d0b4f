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
  AppealOtcOrderRequest
} from '../../models/appeal-otc-order-request.ts';

import type {
  ChatHistoryRequest
} from '../../models/chat-history-request.ts';

import type {
  ChatHistory
} from '../../models/chat-history.ts';

import type {
  ListOtcOrdersRequest
} from '../../models/list-otc-orders-request.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  OtcOrderDetailResponse
} from '../../models/otc-order-detail-response.ts';

import type {
  OtcOrderRequest
} from '../../models/otc-order-request.ts';

import type {
  OtcOrdersResponse
} from '../../models/otc-orders-response.ts';

import type {
  PaidOtcOrderResponse
} from '../../models/paid-otc-order-response.ts';

import type {
  PlaceOtcOrderRequest
} from '../../models/place-otc-order-request.ts';

import type {
  PlacedOtcOrderResponse
} from '../../models/placed-otc-order-response.ts';

import type {
  ReleaseOtcOrderRequest
} from '../../models/release-otc-order-request.ts';

import { requestPlaceOtcBuyOrder } from '../../requests/otc.ts';
import type { ErrorType } from '../../requests/otc.ts';
import { requestPlaceOtcSellOrder } from '../../requests/otc.ts';
import { requestListOtcOrders } from '../../requests/otc.ts';
import { requestGetOtcOrder } from '../../requests/otc.ts';
import { requestPayOtcOrder } from '../../requests/otc.ts';
import { requestReleaseOtcOrder } from '../../requests/otc.ts';
import { requestCancelOtcOrder } from '../../requests/otc.ts';
import { requestAppealOtcOrder } from '../../requests/otc.ts';
import { requestListChatMessages } from '../../requests/otc.ts';




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
 * The coins of the advertisement are locked until the order ends. The owner pays the fee, on top. Servers that check less of the member are in order.
 * @summary Buy coins on an advertisement
 */
export const placeOtcBuyOrder = (
    placeOtcOrderRequest: PlaceOtcOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceOtcBuyOrder<PlacedOtcOrderResponse>(
      {url: `/otc/order/buy`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeOtcOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceOtcBuyOrderMutationKey = () => ['placeOtcBuyOrder'] as const;

export const getPlaceOtcBuyOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOtcBuyOrder>>, TError,PlaceOtcBuyOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeOtcBuyOrder>>, TError,PlaceOtcBuyOrderMutationVariables, TContext> => {

const mutationKey = getPlaceOtcBuyOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeOtcBuyOrder>>, PlaceOtcBuyOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeOtcBuyOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceOtcBuyOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeOtcBuyOrder>>>
    export type PlaceOtcBuyOrderMutationBody = PlaceOtcOrderRequest
    export type PlaceOtcBuyOrderMutationError = ErrorType<unknown>
    export type PlaceOtcBuyOrderMutationVariables = {data: PlaceOtcOrderRequest}

    /**
 * @summary Buy coins on an advertisement
 */
export const usePlaceOtcBuyOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOtcBuyOrder>>, TError,PlaceOtcBuyOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeOtcBuyOrder>>,
        TError,
        PlaceOtcBuyOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceOtcBuyOrderMutationOptions(options), queryClient);
    }
    /**
 * The member's coins are locked until the order ends. The owner pays the fee, on top. Servers that check less of the member are in order.
 * @summary Sell coins on an advertisement
 */
export const placeOtcSellOrder = (
    placeOtcOrderRequest: PlaceOtcOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceOtcSellOrder<PlacedOtcOrderResponse>(
      {url: `/otc/order/sell`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeOtcOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceOtcSellOrderMutationKey = () => ['placeOtcSellOrder'] as const;

export const getPlaceOtcSellOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOtcSellOrder>>, TError,PlaceOtcSellOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeOtcSellOrder>>, TError,PlaceOtcSellOrderMutationVariables, TContext> => {

const mutationKey = getPlaceOtcSellOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeOtcSellOrder>>, PlaceOtcSellOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeOtcSellOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceOtcSellOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeOtcSellOrder>>>
    export type PlaceOtcSellOrderMutationBody = PlaceOtcOrderRequest
    export type PlaceOtcSellOrderMutationError = ErrorType<unknown>
    export type PlaceOtcSellOrderMutationVariables = {data: PlaceOtcOrderRequest}

    /**
 * @summary Sell coins on an advertisement
 */
export const usePlaceOtcSellOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOtcSellOrder>>, TError,PlaceOtcSellOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeOtcSellOrder>>,
        TError,
        PlaceOtcSellOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceOtcSellOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary List own C2C orders that stand at one place
 */
export const listOtcOrders = (
    listOtcOrdersRequest: ListOtcOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListOtcOrders<OtcOrdersResponse>(
      {url: `/otc/order/self`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listOtcOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOtcOrdersQueryKey = (listOtcOrdersRequest?: ListOtcOrdersRequest,) => {
    return [
    'POST', `/otc/order/self`, listOtcOrdersRequest
    ] as const;
    }


export const getListOtcOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOtcOrders>>, TError = ErrorType<unknown>>(listOtcOrdersRequest: ListOtcOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOtcOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOtcOrdersQueryKey(listOtcOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOtcOrders>>> = ({ signal }) => listOtcOrders(listOtcOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOtcOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOtcOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOtcOrders>>>
export type ListOtcOrdersQueryError = ErrorType<unknown>


export function useListOtcOrders<TData = Awaited<ReturnType<typeof listOtcOrders>>, TError = ErrorType<unknown>>(
 listOtcOrdersRequest: ListOtcOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOtcOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOtcOrders>>,
          TError,
          Awaited<ReturnType<typeof listOtcOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOtcOrders<TData = Awaited<ReturnType<typeof listOtcOrders>>, TError = ErrorType<unknown>>(
 listOtcOrdersRequest: ListOtcOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOtcOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOtcOrders>>,
          TError,
          Awaited<ReturnType<typeof listOtcOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOtcOrders<TData = Awaited<ReturnType<typeof listOtcOrders>>, TError = ErrorType<unknown>>(
 listOtcOrdersRequest: ListOtcOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOtcOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own C2C orders that stand at one place
 */

export function useListOtcOrders<TData = Awaited<ReturnType<typeof listOtcOrders>>, TError = ErrorType<unknown>>(
 listOtcOrdersRequest: ListOtcOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOtcOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOtcOrdersQueryOptions(listOtcOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read one own C2C order
 */
export const getOtcOrder = (
    otcOrderRequest: OtcOrderRequest,
 signal?: AbortSignal
) => {


      return requestGetOtcOrder<OtcOrderDetailResponse>(
      {url: `/otc/order/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: otcOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOtcOrderQueryKey = (otcOrderRequest?: OtcOrderRequest,) => {
    return [
    'POST', `/otc/order/detail`, otcOrderRequest
    ] as const;
    }


export const getGetOtcOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOtcOrder>>, TError = ErrorType<unknown>>(otcOrderRequest: OtcOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtcOrder>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOtcOrderQueryKey(otcOrderRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOtcOrder>>> = ({ signal }) => getOtcOrder(otcOrderRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOtcOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOtcOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOtcOrder>>>
export type GetOtcOrderQueryError = ErrorType<unknown>


export function useGetOtcOrder<TData = Awaited<ReturnType<typeof getOtcOrder>>, TError = ErrorType<unknown>>(
 otcOrderRequest: OtcOrderRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtcOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOtcOrder>>,
          TError,
          Awaited<ReturnType<typeof getOtcOrder>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOtcOrder<TData = Awaited<ReturnType<typeof getOtcOrder>>, TError = ErrorType<unknown>>(
 otcOrderRequest: OtcOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtcOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOtcOrder>>,
          TError,
          Awaited<ReturnType<typeof getOtcOrder>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOtcOrder<TData = Awaited<ReturnType<typeof getOtcOrder>>, TError = ErrorType<unknown>>(
 otcOrderRequest: OtcOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtcOrder>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one own C2C order
 */

export function useGetOtcOrder<TData = Awaited<ReturnType<typeof getOtcOrder>>, TError = ErrorType<unknown>>(
 otcOrderRequest: OtcOrderRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOtcOrder>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOtcOrderQueryOptions(otcOrderRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The buyer says so within `timeLimit` minutes after the order was opened.
 * @summary Say that an order is paid
 */
export const payOtcOrder = (
    otcOrderRequest: OtcOrderRequest,
 signal?: AbortSignal
) => {


      return requestPayOtcOrder<PaidOtcOrderResponse>(
      {url: `/otc/order/pay`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: otcOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPayOtcOrderMutationKey = () => ['payOtcOrder'] as const;

export const getPayOtcOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOtcOrder>>, TError,PayOtcOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof payOtcOrder>>, TError,PayOtcOrderMutationVariables, TContext> => {

const mutationKey = getPayOtcOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payOtcOrder>>, PayOtcOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  payOtcOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayOtcOrderMutationResult = NonNullable<Awaited<ReturnType<typeof payOtcOrder>>>
    export type PayOtcOrderMutationBody = OtcOrderRequest
    export type PayOtcOrderMutationError = ErrorType<unknown>
    export type PayOtcOrderMutationVariables = {data: OtcOrderRequest}

    /**
 * @summary Say that an order is paid
 */
export const usePayOtcOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payOtcOrder>>, TError,PayOtcOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payOtcOrder>>,
        TError,
        PayOtcOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPayOtcOrderMutationOptions(options), queryClient);
    }
    /**
 * The seller has seen the money. It is taken while the order is paid; here also while an appeal runs, which public servers refuse.
 * @summary Release the coins of a paid order
 */
export const releaseOtcOrder = (
    releaseOtcOrderRequest: ReleaseOtcOrderRequest,
 signal?: AbortSignal
) => {


      return requestReleaseOtcOrder<NoData>(
      {url: `/otc/order/release`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: releaseOtcOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getReleaseOtcOrderMutationKey = () => ['releaseOtcOrder'] as const;

export const getReleaseOtcOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseOtcOrder>>, TError,ReleaseOtcOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof releaseOtcOrder>>, TError,ReleaseOtcOrderMutationVariables, TContext> => {

const mutationKey = getReleaseOtcOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseOtcOrder>>, ReleaseOtcOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  releaseOtcOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseOtcOrderMutationResult = NonNullable<Awaited<ReturnType<typeof releaseOtcOrder>>>
    export type ReleaseOtcOrderMutationBody = ReleaseOtcOrderRequest
    export type ReleaseOtcOrderMutationError = ErrorType<unknown>
    export type ReleaseOtcOrderMutationVariables = {data: ReleaseOtcOrderRequest}

    /**
 * @summary Release the coins of a paid order
 */
export const useReleaseOtcOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseOtcOrder>>, TError,ReleaseOtcOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseOtcOrder>>,
        TError,
        ReleaseOtcOrderMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseOtcOrderMutationOptions(options), queryClient);
    }
    /**
 * The buyer gives the coins back. Money that was sent is not returned by that.
 * @summary Cancel an order that is not released
 */
export const cancelOtcOrder = (
    otcOrderRequest: OtcOrderRequest,
 signal?: AbortSignal
) => {


      return requestCancelOtcOrder<NoData>(
      {url: `/otc/order/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: otcOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelOtcOrderMutationKey = () => ['cancelOtcOrder'] as const;

export const getCancelOtcOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOtcOrder>>, TError,CancelOtcOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelOtcOrder>>, TError,CancelOtcOrderMutationVariables, TContext> => {

const mutationKey = getCancelOtcOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelOtcOrder>>, CancelOtcOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelOtcOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelOtcOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelOtcOrder>>>
    export type CancelOtcOrderMutationBody = OtcOrderRequest
    export type CancelOtcOrderMutationError = ErrorType<unknown>
    export type CancelOtcOrderMutationVariables = {data: OtcOrderRequest}

    /**
 * @summary Cancel an order that is not released
 */
export const useCancelOtcOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelOtcOrder>>, TError,CancelOtcOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelOtcOrder>>,
        TError,
        CancelOtcOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelOtcOrderMutationOptions(options), queryClient);
    }
    /**
 * Either member may do so. Screens wait 30 minutes after the payment; the server does not. How it ends is told as a notice, and by the status of the order.
 * @summary Ask staff to decide a paid order
 */
export const appealOtcOrder = (
    appealOtcOrderRequest: AppealOtcOrderRequest,
 signal?: AbortSignal
) => {


      return requestAppealOtcOrder<NoData>(
      {url: `/otc/order/appeal`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: appealOtcOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAppealOtcOrderMutationKey = () => ['appealOtcOrder'] as const;

export const getAppealOtcOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appealOtcOrder>>, TError,AppealOtcOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof appealOtcOrder>>, TError,AppealOtcOrderMutationVariables, TContext> => {

const mutationKey = getAppealOtcOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof appealOtcOrder>>, AppealOtcOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  appealOtcOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AppealOtcOrderMutationResult = NonNullable<Awaited<ReturnType<typeof appealOtcOrder>>>
    export type AppealOtcOrderMutationBody = AppealOtcOrderRequest
    export type AppealOtcOrderMutationError = ErrorType<unknown>
    export type AppealOtcOrderMutationVariables = {data: AppealOtcOrderRequest}

    /**
 * @summary Ask staff to decide a paid order
 */
export const useAppealOtcOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof appealOtcOrder>>, TError,AppealOtcOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof appealOtcOrder>>,
        TError,
        AppealOtcOrderMutationVariables,
        TContext
      > => {
      return useMutation(getAppealOtcOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary List the messages of an order
 */
export const listChatMessages = (
    chatHistoryRequest: ChatHistoryRequest,
 signal?: AbortSignal
) => {


      return requestListChatMessages<ChatHistory>(
      {url: `/chat/getHistoryMessage`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: chatHistoryRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListChatMessagesQueryKey = (chatHistoryRequest?: ChatHistoryRequest,) => {
    return [
    'POST', `/chat/getHistoryMessage`, chatHistoryRequest
    ] as const;
    }


export const getListChatMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<unknown>>(chatHistoryRequest: ChatHistoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListChatMessagesQueryKey(chatHistoryRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listChatMessages>>> = ({ signal }) => listChatMessages(chatHistoryRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListChatMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listChatMessages>>>
export type ListChatMessagesQueryError = ErrorType<unknown>


export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<unknown>>(
 chatHistoryRequest: ChatHistoryRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<unknown>>(
 chatHistoryRequest: ChatHistoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listChatMessages>>,
          TError,
          Awaited<ReturnType<typeof listChatMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<unknown>>(
 chatHistoryRequest: ChatHistoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages of an order
 */

export function useListChatMessages<TData = Awaited<ReturnType<typeof listChatMessages>>, TError = ErrorType<unknown>>(
 chatHistoryRequest: ChatHistoryRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listChatMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListChatMessagesQueryOptions(chatHistoryRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






