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
  AdjustSwapMarginRequest
} from '../../models/adjust-swap-margin-request.ts';

import type {
  CancelSwapOrderRequest
} from '../../models/cancel-swap-order-request.ts';

import type {
  CloseSwapPositionsRequest
} from '../../models/close-swap-positions-request.ts';

import type {
  HeldSwapPositionsRequest
} from '../../models/held-swap-positions-request.ts';

import type {
  HeldSwapPositionsResponse
} from '../../models/held-swap-positions-response.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  OpenSwapOrdersRequest
} from '../../models/open-swap-orders-request.ts';

import type {
  PastSwapOrdersRequest
} from '../../models/past-swap-orders-request.ts';

import type {
  PlaceSwapClosingOrderRequest
} from '../../models/place-swap-closing-order-request.ts';

import type {
  PlaceSwapClosingOrderResponse
} from '../../models/place-swap-closing-order-response.ts';

import type {
  PlaceSwapOpeningOrderRequest
} from '../../models/place-swap-opening-order-request.ts';

import type {
  SetSwapLeverageRequest
} from '../../models/set-swap-leverage-request.ts';

import type {
  SetSwapTakeProfitStopLossRequest
} from '../../models/set-swap-take-profit-stop-loss-request.ts';

import type {
  SwapContractRequest
} from '../../models/swap-contract-request.ts';

import type {
  SwapMarginModeRequest
} from '../../models/swap-margin-mode-request.ts';

import type {
  SwapOrderPage
} from '../../models/swap-order-page.ts';

import type {
  SwapOrderResponse
} from '../../models/swap-order-response.ts';

import type {
  SwapPositionsRequest
} from '../../models/swap-positions-request.ts';

import type {
  SwapPositionsResponse
} from '../../models/swap-positions-response.ts';

import type {
  SwapWalletResponse
} from '../../models/swap-wallet-response.ts';

import { requestGetSwapWallet } from '../../requests/swap.ts';
import type { ErrorType } from '../../requests/swap.ts';
import { requestPlaceSwapOpeningOrder } from '../../requests/swap.ts';
import { requestPlaceSwapClosingOrder } from '../../requests/swap.ts';
import { requestCancelSwapOrder } from '../../requests/swap.ts';
import { requestCancelSwapOrders } from '../../requests/swap.ts';
import { requestListOpenSwapOrders } from '../../requests/swap.ts';
import { requestListPastSwapOrders } from '../../requests/swap.ts';
import { requestListSwapPositions } from '../../requests/swap.ts';
import { requestGetSwapPositionWallet } from '../../requests/swap.ts';
import { requestListHeldSwapPositions } from '../../requests/swap.ts';
import { requestSetSwapTakeProfitStopLoss } from '../../requests/swap.ts';
import { requestAdjustSwapMargin } from '../../requests/swap.ts';
import { requestCloseSwapPositions } from '../../requests/swap.ts';
import { requestCheckSwapMarginMode } from '../../requests/swap.ts';
import { requestSwitchSwapMarginMode } from '../../requests/swap.ts';
import { requestSetSwapLeverage } from '../../requests/swap.ts';




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
 * @summary Read the account for contracts margined in USDT, with one of them
 */
export const getSwapWallet = (
    swapContractRequest: SwapContractRequest,
 signal?: AbortSignal
) => {


      return requestGetSwapWallet<SwapWalletResponse>(
      {url: `/swap/wallet/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapContractRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSwapWalletQueryKey = (swapContractRequest?: SwapContractRequest,) => {
    return [
    'POST', `/swap/wallet/detail`, swapContractRequest
    ] as const;
    }


export const getGetSwapWalletQueryOptions = <TData = Awaited<ReturnType<typeof getSwapWallet>>, TError = ErrorType<unknown>>(swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapWallet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapWalletQueryKey(swapContractRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapWallet>>> = ({ signal }) => getSwapWallet(swapContractRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapWallet>>>
export type GetSwapWalletQueryError = ErrorType<unknown>


export function useGetSwapWallet<TData = Awaited<ReturnType<typeof getSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapWallet>>,
          TError,
          Awaited<ReturnType<typeof getSwapWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapWallet<TData = Awaited<ReturnType<typeof getSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapWallet>>,
          TError,
          Awaited<ReturnType<typeof getSwapWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapWallet<TData = Awaited<ReturnType<typeof getSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the account for contracts margined in USDT, with one of them
 */

export function useGetSwapWallet<TData = Awaited<ReturnType<typeof getSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapWalletQueryOptions(swapContractRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * There is at most one long and one short position of a contract; an order adds to the one of its side. Margin and fee of a limit order are frozen while it rests, those of a trigger order only when it is triggered. Servers that check neither real name nor fund password are in order.
 * @summary Place an order that opens a position
 */
export const placeSwapOpeningOrder = (
    placeSwapOpeningOrderRequest: PlaceSwapOpeningOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceSwapOpeningOrder<SwapOrderResponse>(
      {url: `/swap/order/open`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeSwapOpeningOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceSwapOpeningOrderMutationKey = () => ['placeSwapOpeningOrder'] as const;

export const getPlaceSwapOpeningOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSwapOpeningOrder>>, TError,PlaceSwapOpeningOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeSwapOpeningOrder>>, TError,PlaceSwapOpeningOrderMutationVariables, TContext> => {

const mutationKey = getPlaceSwapOpeningOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeSwapOpeningOrder>>, PlaceSwapOpeningOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeSwapOpeningOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceSwapOpeningOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeSwapOpeningOrder>>>
    export type PlaceSwapOpeningOrderMutationBody = PlaceSwapOpeningOrderRequest
    export type PlaceSwapOpeningOrderMutationError = ErrorType<unknown>
    export type PlaceSwapOpeningOrderMutationVariables = {data: PlaceSwapOpeningOrderRequest}

    /**
 * @summary Place an order that opens a position
 */
export const usePlaceSwapOpeningOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSwapOpeningOrder>>, TError,PlaceSwapOpeningOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeSwapOpeningOrder>>,
        TError,
        PlaceSwapOpeningOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceSwapOpeningOrderMutationOptions(options), queryClient);
    }
    /**
 * The volume is held until the order ends, so that no other order closes it.
 * @summary Place an order that closes a position or part of it
 */
export const placeSwapClosingOrder = (
    placeSwapClosingOrderRequest: PlaceSwapClosingOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceSwapClosingOrder<PlaceSwapClosingOrderResponse>(
      {url: `/swap/order/close`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeSwapClosingOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceSwapClosingOrderMutationKey = () => ['placeSwapClosingOrder'] as const;

export const getPlaceSwapClosingOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSwapClosingOrder>>, TError,PlaceSwapClosingOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeSwapClosingOrder>>, TError,PlaceSwapClosingOrderMutationVariables, TContext> => {

const mutationKey = getPlaceSwapClosingOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeSwapClosingOrder>>, PlaceSwapClosingOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeSwapClosingOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceSwapClosingOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeSwapClosingOrder>>>
    export type PlaceSwapClosingOrderMutationBody = PlaceSwapClosingOrderRequest
    export type PlaceSwapClosingOrderMutationError = ErrorType<unknown>
    export type PlaceSwapClosingOrderMutationVariables = {data: PlaceSwapClosingOrderRequest}

    /**
 * @summary Place an order that closes a position or part of it
 */
export const usePlaceSwapClosingOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeSwapClosingOrder>>, TError,PlaceSwapClosingOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeSwapClosingOrder>>,
        TError,
        PlaceSwapClosingOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceSwapClosingOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel an order for a contract
 */
export const cancelSwapOrder = (
    cancelSwapOrderRequest: CancelSwapOrderRequest,
 signal?: AbortSignal
) => {


      return requestCancelSwapOrder<SwapOrderResponse>(
      {url: `/swap/order/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cancelSwapOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelSwapOrderMutationKey = () => ['cancelSwapOrder'] as const;

export const getCancelSwapOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSwapOrder>>, TError,CancelSwapOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelSwapOrder>>, TError,CancelSwapOrderMutationVariables, TContext> => {

const mutationKey = getCancelSwapOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSwapOrder>>, CancelSwapOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelSwapOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelSwapOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSwapOrder>>>
    export type CancelSwapOrderMutationBody = CancelSwapOrderRequest
    export type CancelSwapOrderMutationError = ErrorType<unknown>
    export type CancelSwapOrderMutationVariables = {data: CancelSwapOrderRequest}

    /**
 * @summary Cancel an order for a contract
 */
export const useCancelSwapOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSwapOrder>>, TError,CancelSwapOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSwapOrder>>,
        TError,
        CancelSwapOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelSwapOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel all open orders for a contract
 */
export const cancelSwapOrders = (
    swapContractRequest: SwapContractRequest,
 signal?: AbortSignal
) => {


      return requestCancelSwapOrders<NoData>(
      {url: `/swap/order/cancel-all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapContractRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelSwapOrdersMutationKey = () => ['cancelSwapOrders'] as const;

export const getCancelSwapOrdersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSwapOrders>>, TError,CancelSwapOrdersMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelSwapOrders>>, TError,CancelSwapOrdersMutationVariables, TContext> => {

const mutationKey = getCancelSwapOrdersMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelSwapOrders>>, CancelSwapOrdersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelSwapOrders(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelSwapOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof cancelSwapOrders>>>
    export type CancelSwapOrdersMutationBody = SwapContractRequest
    export type CancelSwapOrdersMutationError = ErrorType<unknown>
    export type CancelSwapOrdersMutationVariables = {data: SwapContractRequest}

    /**
 * @summary Cancel all open orders for a contract
 */
export const useCancelSwapOrders = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelSwapOrders>>, TError,CancelSwapOrdersMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelSwapOrders>>,
        TError,
        CancelSwapOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getCancelSwapOrdersMutationOptions(options), queryClient);
    }
    /**
 * @summary List open orders for contracts
 */
export const listOpenSwapOrders = (
    openSwapOrdersRequest: OpenSwapOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListOpenSwapOrders<SwapOrderPage>(
      {url: `/swap/order/current`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: openSwapOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOpenSwapOrdersQueryKey = (openSwapOrdersRequest?: OpenSwapOrdersRequest,) => {
    return [
    'POST', `/swap/order/current`, openSwapOrdersRequest
    ] as const;
    }


export const getListOpenSwapOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOpenSwapOrders>>, TError = ErrorType<unknown>>(openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSwapOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenSwapOrdersQueryKey(openSwapOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenSwapOrders>>> = ({ signal }) => listOpenSwapOrders(openSwapOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenSwapOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenSwapOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenSwapOrders>>>
export type ListOpenSwapOrdersQueryError = ErrorType<unknown>


export function useListOpenSwapOrders<TData = Awaited<ReturnType<typeof listOpenSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSwapOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSwapOrders<TData = Awaited<ReturnType<typeof listOpenSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSwapOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenSwapOrders<TData = Awaited<ReturnType<typeof listOpenSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open orders for contracts
 */

export function useListOpenSwapOrders<TData = Awaited<ReturnType<typeof listOpenSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenSwapOrdersQueryOptions(openSwapOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List past orders for contracts
 */
export const listPastSwapOrders = (
    pastSwapOrdersRequest: PastSwapOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListPastSwapOrders<SwapOrderPage>(
      {url: `/swap/order/history`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pastSwapOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastSwapOrdersQueryKey = (pastSwapOrdersRequest?: PastSwapOrdersRequest,) => {
    return [
    'POST', `/swap/order/history`, pastSwapOrdersRequest
    ] as const;
    }


export const getListPastSwapOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listPastSwapOrders>>, TError = ErrorType<unknown>>(pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSwapOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastSwapOrdersQueryKey(pastSwapOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastSwapOrders>>> = ({ signal }) => listPastSwapOrders(pastSwapOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastSwapOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastSwapOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listPastSwapOrders>>>
export type ListPastSwapOrdersQueryError = ErrorType<unknown>


export function useListPastSwapOrders<TData = Awaited<ReturnType<typeof listPastSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSwapOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSwapOrders<TData = Awaited<ReturnType<typeof listPastSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSwapOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastSwapOrders<TData = Awaited<ReturnType<typeof listPastSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List past orders for contracts
 */

export function useListPastSwapOrders<TData = Awaited<ReturnType<typeof listPastSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastSwapOrdersQueryOptions(pastSwapOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List positions with the mark prices of their contracts
 */
export const listSwapPositions = (
    swapPositionsRequest: SwapPositionsRequest,
 signal?: AbortSignal
) => {


      return requestListSwapPositions<SwapPositionsResponse>(
      {url: `/swap/order/position-list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapPositionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSwapPositionsQueryKey = (swapPositionsRequest?: SwapPositionsRequest,) => {
    return [
    'POST', `/swap/order/position-list`, swapPositionsRequest
    ] as const;
    }


export const getListSwapPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listSwapPositions>>, TError = ErrorType<unknown>>(swapPositionsRequest: SwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapPositions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSwapPositionsQueryKey(swapPositionsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSwapPositions>>> = ({ signal }) => listSwapPositions(swapPositionsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSwapPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSwapPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listSwapPositions>>>
export type ListSwapPositionsQueryError = ErrorType<unknown>


export function useListSwapPositions<TData = Awaited<ReturnType<typeof listSwapPositions>>, TError = ErrorType<unknown>>(
 swapPositionsRequest: SwapPositionsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapPositions>>,
          TError,
          Awaited<ReturnType<typeof listSwapPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapPositions<TData = Awaited<ReturnType<typeof listSwapPositions>>, TError = ErrorType<unknown>>(
 swapPositionsRequest: SwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSwapPositions>>,
          TError,
          Awaited<ReturnType<typeof listSwapPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSwapPositions<TData = Awaited<ReturnType<typeof listSwapPositions>>, TError = ErrorType<unknown>>(
 swapPositionsRequest: SwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List positions with the mark prices of their contracts
 */

export function useListSwapPositions<TData = Awaited<ReturnType<typeof listSwapPositions>>, TError = ErrorType<unknown>>(
 swapPositionsRequest: SwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSwapPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSwapPositionsQueryOptions(swapPositionsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the account with the positions of one contract
 */
export const getSwapPositionWallet = (
    swapContractRequest: SwapContractRequest,
 signal?: AbortSignal
) => {


      return requestGetSwapPositionWallet<SwapWalletResponse>(
      {url: `/swap/order/position-detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapContractRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSwapPositionWalletQueryKey = (swapContractRequest?: SwapContractRequest,) => {
    return [
    'POST', `/swap/order/position-detail`, swapContractRequest
    ] as const;
    }


export const getGetSwapPositionWalletQueryOptions = <TData = Awaited<ReturnType<typeof getSwapPositionWallet>>, TError = ErrorType<unknown>>(swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapPositionWallet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSwapPositionWalletQueryKey(swapContractRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSwapPositionWallet>>> = ({ signal }) => getSwapPositionWallet(swapContractRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSwapPositionWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSwapPositionWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getSwapPositionWallet>>>
export type GetSwapPositionWalletQueryError = ErrorType<unknown>


export function useGetSwapPositionWallet<TData = Awaited<ReturnType<typeof getSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapPositionWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapPositionWallet>>,
          TError,
          Awaited<ReturnType<typeof getSwapPositionWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapPositionWallet<TData = Awaited<ReturnType<typeof getSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapPositionWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSwapPositionWallet>>,
          TError,
          Awaited<ReturnType<typeof getSwapPositionWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSwapPositionWallet<TData = Awaited<ReturnType<typeof getSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapPositionWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the account with the positions of one contract
 */

export function useGetSwapPositionWallet<TData = Awaited<ReturnType<typeof getSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSwapPositionWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSwapPositionWalletQueryOptions(swapContractRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List positions page by page
 */
export const listHeldSwapPositions = (
    heldSwapPositionsRequest: HeldSwapPositionsRequest,
 signal?: AbortSignal
) => {


      return requestListHeldSwapPositions<HeldSwapPositionsResponse>(
      {url: `/swap/order/holding`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: heldSwapPositionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListHeldSwapPositionsQueryKey = (heldSwapPositionsRequest?: HeldSwapPositionsRequest,) => {
    return [
    'POST', `/swap/order/holding`, heldSwapPositionsRequest
    ] as const;
    }


export const getListHeldSwapPositionsQueryOptions = <TData = Awaited<ReturnType<typeof listHeldSwapPositions>>, TError = ErrorType<unknown>>(heldSwapPositionsRequest: HeldSwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldSwapPositions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHeldSwapPositionsQueryKey(heldSwapPositionsRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHeldSwapPositions>>> = ({ signal }) => listHeldSwapPositions(heldSwapPositionsRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHeldSwapPositions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHeldSwapPositionsQueryResult = NonNullable<Awaited<ReturnType<typeof listHeldSwapPositions>>>
export type ListHeldSwapPositionsQueryError = ErrorType<unknown>


export function useListHeldSwapPositions<TData = Awaited<ReturnType<typeof listHeldSwapPositions>>, TError = ErrorType<unknown>>(
 heldSwapPositionsRequest: HeldSwapPositionsRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldSwapPositions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHeldSwapPositions>>,
          TError,
          Awaited<ReturnType<typeof listHeldSwapPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeldSwapPositions<TData = Awaited<ReturnType<typeof listHeldSwapPositions>>, TError = ErrorType<unknown>>(
 heldSwapPositionsRequest: HeldSwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldSwapPositions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHeldSwapPositions>>,
          TError,
          Awaited<ReturnType<typeof listHeldSwapPositions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeldSwapPositions<TData = Awaited<ReturnType<typeof listHeldSwapPositions>>, TError = ErrorType<unknown>>(
 heldSwapPositionsRequest: HeldSwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldSwapPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List positions page by page
 */

export function useListHeldSwapPositions<TData = Awaited<ReturnType<typeof listHeldSwapPositions>>, TError = ErrorType<unknown>>(
 heldSwapPositionsRequest: HeldSwapPositionsRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldSwapPositions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHeldSwapPositionsQueryOptions(heldSwapPositionsRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * When the mark price reaches one of them, closing orders of the position are cancelled and all of it is closed at the market. Public servers keep the prices without acting on them.
 * @summary Set take profit and stop loss of a position
 */
export const setSwapTakeProfitStopLoss = (
    setSwapTakeProfitStopLossRequest: SetSwapTakeProfitStopLossRequest,
 signal?: AbortSignal
) => {


      return requestSetSwapTakeProfitStopLoss<NoData>(
      {url: `/swap/order/setZYZS`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: setSwapTakeProfitStopLossRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetSwapTakeProfitStopLossMutationKey = () => ['setSwapTakeProfitStopLoss'] as const;

export const getSetSwapTakeProfitStopLossMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSwapTakeProfitStopLoss>>, TError,SetSwapTakeProfitStopLossMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setSwapTakeProfitStopLoss>>, TError,SetSwapTakeProfitStopLossMutationVariables, TContext> => {

const mutationKey = getSetSwapTakeProfitStopLossMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setSwapTakeProfitStopLoss>>, SetSwapTakeProfitStopLossMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setSwapTakeProfitStopLoss(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetSwapTakeProfitStopLossMutationResult = NonNullable<Awaited<ReturnType<typeof setSwapTakeProfitStopLoss>>>
    export type SetSwapTakeProfitStopLossMutationBody = SetSwapTakeProfitStopLossRequest
    export type SetSwapTakeProfitStopLossMutationError = ErrorType<unknown>
    export type SetSwapTakeProfitStopLossMutationVariables = {data: SetSwapTakeProfitStopLossRequest}

    /**
 * @summary Set take profit and stop loss of a position
 */
export const useSetSwapTakeProfitStopLoss = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSwapTakeProfitStopLoss>>, TError,SetSwapTakeProfitStopLossMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setSwapTakeProfitStopLoss>>,
        TError,
        SetSwapTakeProfitStopLossMutationVariables,
        TContext
      > => {
      return useMutation(getSetSwapTakeProfitStopLossMutationOptions(options), queryClient);
    }
    /**
 * With isolated margin only. What is taken away leaves at least the margin of opening, and as much as opening the position would take now.
 * @summary Add margin to a position, or take some away
 */
export const adjustSwapMargin = (
    adjustSwapMarginRequest: AdjustSwapMarginRequest,
 signal?: AbortSignal
) => {


      return requestAdjustSwapMargin<NoData>(
      {url: `/swap/order/ajust-principal`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adjustSwapMarginRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAdjustSwapMarginMutationKey = () => ['adjustSwapMargin'] as const;

export const getAdjustSwapMarginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adjustSwapMargin>>, TError,AdjustSwapMarginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof adjustSwapMargin>>, TError,AdjustSwapMarginMutationVariables, TContext> => {

const mutationKey = getAdjustSwapMarginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof adjustSwapMargin>>, AdjustSwapMarginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  adjustSwapMargin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AdjustSwapMarginMutationResult = NonNullable<Awaited<ReturnType<typeof adjustSwapMargin>>>
    export type AdjustSwapMarginMutationBody = AdjustSwapMarginRequest
    export type AdjustSwapMarginMutationError = ErrorType<unknown>
    export type AdjustSwapMarginMutationVariables = {data: AdjustSwapMarginRequest}

    /**
 * @summary Add margin to a position, or take some away
 */
export const useAdjustSwapMargin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adjustSwapMargin>>, TError,AdjustSwapMarginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof adjustSwapMargin>>,
        TError,
        AdjustSwapMarginMutationVariables,
        TContext
      > => {
      return useMutation(getAdjustSwapMarginMutationOptions(options), queryClient);
    }
    /**
 * @summary Close the positions of a contract at the market
 */
export const closeSwapPositions = (
    closeSwapPositionsRequest: CloseSwapPositionsRequest,
 signal?: AbortSignal
) => {


      return requestCloseSwapPositions<NoData>(
      {url: `/swap/order/close-all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: closeSwapPositionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCloseSwapPositionsMutationKey = () => ['closeSwapPositions'] as const;

export const getCloseSwapPositionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSwapPositions>>, TError,CloseSwapPositionsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof closeSwapPositions>>, TError,CloseSwapPositionsMutationVariables, TContext> => {

const mutationKey = getCloseSwapPositionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeSwapPositions>>, CloseSwapPositionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeSwapPositions(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseSwapPositionsMutationResult = NonNullable<Awaited<ReturnType<typeof closeSwapPositions>>>
    export type CloseSwapPositionsMutationBody = CloseSwapPositionsRequest
    export type CloseSwapPositionsMutationError = ErrorType<unknown>
    export type CloseSwapPositionsMutationVariables = {data: CloseSwapPositionsRequest}

    /**
 * @summary Close the positions of a contract at the market
 */
export const useCloseSwapPositions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeSwapPositions>>, TError,CloseSwapPositionsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeSwapPositions>>,
        TError,
        CloseSwapPositionsMutationVariables,
        TContext
      > => {
      return useMutation(getCloseSwapPositionsMutationOptions(options), queryClient);
    }
    /**
 * @summary Check whether the margin mode can be switched
 */
export const checkSwapMarginMode = (
    swapMarginModeRequest: SwapMarginModeRequest,
 signal?: AbortSignal
) => {


      return requestCheckSwapMarginMode<NoData>(
      {url: `/swap/order/can-switch-pattern`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapMarginModeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckSwapMarginModeQueryKey = (swapMarginModeRequest?: SwapMarginModeRequest,) => {
    return [
    'POST', `/swap/order/can-switch-pattern`, swapMarginModeRequest
    ] as const;
    }


export const getCheckSwapMarginModeQueryOptions = <TData = Awaited<ReturnType<typeof checkSwapMarginMode>>, TError = ErrorType<unknown>>(swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkSwapMarginMode>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckSwapMarginModeQueryKey(swapMarginModeRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkSwapMarginMode>>> = ({ signal }) => checkSwapMarginMode(swapMarginModeRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkSwapMarginMode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckSwapMarginModeQueryResult = NonNullable<Awaited<ReturnType<typeof checkSwapMarginMode>>>
export type CheckSwapMarginModeQueryError = ErrorType<unknown>


export function useCheckSwapMarginMode<TData = Awaited<ReturnType<typeof checkSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkSwapMarginMode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkSwapMarginMode>>,
          TError,
          Awaited<ReturnType<typeof checkSwapMarginMode>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckSwapMarginMode<TData = Awaited<ReturnType<typeof checkSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkSwapMarginMode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkSwapMarginMode>>,
          TError,
          Awaited<ReturnType<typeof checkSwapMarginMode>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckSwapMarginMode<TData = Awaited<ReturnType<typeof checkSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkSwapMarginMode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether the margin mode can be switched
 */

export function useCheckSwapMarginMode<TData = Awaited<ReturnType<typeof checkSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkSwapMarginMode>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckSwapMarginModeQueryOptions(swapMarginModeRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Refused while any position is held or any order is open, whatever contract it belongs to.
 * @summary Switch the margin mode of all contracts margined in USDT
 */
export const switchSwapMarginMode = (
    swapMarginModeRequest: SwapMarginModeRequest,
 signal?: AbortSignal
) => {


      return requestSwitchSwapMarginMode<SwapWalletResponse>(
      {url: `/swap/order/switch-pattern`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapMarginModeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSwitchSwapMarginModeMutationKey = () => ['switchSwapMarginMode'] as const;

export const getSwitchSwapMarginModeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchSwapMarginMode>>, TError,SwitchSwapMarginModeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof switchSwapMarginMode>>, TError,SwitchSwapMarginModeMutationVariables, TContext> => {

const mutationKey = getSwitchSwapMarginModeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof switchSwapMarginMode>>, SwitchSwapMarginModeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  switchSwapMarginMode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SwitchSwapMarginModeMutationResult = NonNullable<Awaited<ReturnType<typeof switchSwapMarginMode>>>
    export type SwitchSwapMarginModeMutationBody = SwapMarginModeRequest
    export type SwitchSwapMarginModeMutationError = ErrorType<unknown>
    export type SwitchSwapMarginModeMutationVariables = {data: SwapMarginModeRequest}

    /**
 * @summary Switch the margin mode of all contracts margined in USDT
 */
export const useSwitchSwapMarginMode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchSwapMarginMode>>, TError,SwitchSwapMarginModeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof switchSwapMarginMode>>,
        TError,
        SwitchSwapMarginModeMutationVariables,
        TContext
      > => {
      return useMutation(getSwitchSwapMarginModeMutationOptions(options), queryClient);
    }
    /**
 * Refused while the side has a position or an open order.
 * @summary Set the leverage of one side of a contract
 */
export const setSwapLeverage = (
    setSwapLeverageRequest: SetSwapLeverageRequest,
 signal?: AbortSignal
) => {


      return requestSetSwapLeverage<NoData>(
      {url: `/swap/order/modify-leverage`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: setSwapLeverageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetSwapLeverageMutationKey = () => ['setSwapLeverage'] as const;

export const getSetSwapLeverageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSwapLeverage>>, TError,SetSwapLeverageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setSwapLeverage>>, TError,SetSwapLeverageMutationVariables, TContext> => {

const mutationKey = getSetSwapLeverageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setSwapLeverage>>, SetSwapLeverageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setSwapLeverage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetSwapLeverageMutationResult = NonNullable<Awaited<ReturnType<typeof setSwapLeverage>>>
    export type SetSwapLeverageMutationBody = SetSwapLeverageRequest
    export type SetSwapLeverageMutationError = ErrorType<unknown>
    export type SetSwapLeverageMutationVariables = {data: SetSwapLeverageRequest}

    /**
 * @summary Set the leverage of one side of a contract
 */
export const useSetSwapLeverage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setSwapLeverage>>, TError,SetSwapLeverageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setSwapLeverage>>,
        TError,
        SetSwapLeverageMutationVariables,
        TContext
      > => {
      return useMutation(getSetSwapLeverageMutationOptions(options), queryClient);
    }
