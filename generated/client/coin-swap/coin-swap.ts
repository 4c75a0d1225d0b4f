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
  AdjustCoinSwapMarginRequest
} from '../../models/adjust-coin-swap-margin-request.ts';

import type {
  CancelSwapOrderRequest
} from '../../models/cancel-swap-order-request.ts';

import type {
  CloseSwapPositionsRequest
} from '../../models/close-swap-positions-request.ts';

import type {
  CoinSwapWalletResponse
} from '../../models/coin-swap-wallet-response.ts';

import type {
  CoinSwapWalletsResponse
} from '../../models/coin-swap-wallets-response.ts';

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
  PlaceCoinSwapClosingOrderRequest
} from '../../models/place-coin-swap-closing-order-request.ts';

import type {
  PlaceCoinSwapOpeningOrderRequest
} from '../../models/place-coin-swap-opening-order-request.ts';

import type {
  PlaceCoinSwapOpeningOrderResponse
} from '../../models/place-coin-swap-opening-order-response.ts';

import type {
  PlaceSwapClosingOrderResponse
} from '../../models/place-swap-closing-order-response.ts';

import type {
  SetSwapLeverageRequest
} from '../../models/set-swap-leverage-request.ts';

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

import { requestGetCoinSwapWallet } from '../../requests/coin-swap.ts';
import type { ErrorType } from '../../requests/coin-swap.ts';
import { requestPlaceCoinSwapOpeningOrder } from '../../requests/coin-swap.ts';
import { requestPlaceCoinSwapClosingOrder } from '../../requests/coin-swap.ts';
import { requestCancelCoinSwapOrder } from '../../requests/coin-swap.ts';
import { requestCancelCoinSwapOrders } from '../../requests/coin-swap.ts';
import { requestListOpenCoinSwapOrders } from '../../requests/coin-swap.ts';
import { requestListPastCoinSwapOrders } from '../../requests/coin-swap.ts';
import { requestListCoinSwapPositionWallets } from '../../requests/coin-swap.ts';
import { requestGetCoinSwapPositionWallet } from '../../requests/coin-swap.ts';
import { requestAdjustCoinSwapMargin } from '../../requests/coin-swap.ts';
import { requestCloseCoinSwapPositions } from '../../requests/coin-swap.ts';
import { requestCheckCoinSwapMarginMode } from '../../requests/coin-swap.ts';
import { requestSwitchCoinSwapMarginMode } from '../../requests/coin-swap.ts';
import { requestSetCoinSwapLeverage } from '../../requests/coin-swap.ts';




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
 * @summary Read the wallet of a coin-margined contract
 */
export const getCoinSwapWallet = (
    swapContractRequest: SwapContractRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinSwapWallet<CoinSwapWalletResponse>(
      {url: `/coinswap/wallet/detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapContractRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinSwapWalletQueryKey = (swapContractRequest?: SwapContractRequest,) => {
    return [
    'POST', `/coinswap/wallet/detail`, swapContractRequest
    ] as const;
    }


export const getGetCoinSwapWalletQueryOptions = <TData = Awaited<ReturnType<typeof getCoinSwapWallet>>, TError = ErrorType<unknown>>(swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapWallet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinSwapWalletQueryKey(swapContractRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinSwapWallet>>> = ({ signal }) => getCoinSwapWallet(swapContractRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinSwapWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinSwapWallet>>>
export type GetCoinSwapWalletQueryError = ErrorType<unknown>


export function useGetCoinSwapWallet<TData = Awaited<ReturnType<typeof getCoinSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapWallet>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapWallet<TData = Awaited<ReturnType<typeof getCoinSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapWallet>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapWallet<TData = Awaited<ReturnType<typeof getCoinSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the wallet of a coin-margined contract
 */

export function useGetCoinSwapWallet<TData = Awaited<ReturnType<typeof getCoinSwapWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinSwapWalletQueryOptions(swapContractRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Public servers answer `true` instead of the order; a client then reads the open orders. There is at most one long and one short position of a contract; an order adds to the one of its side. Margin and fee of a limit order are frozen while it rests, those of a trigger order only when it is triggered. Servers that check neither real name nor fund password are in order.
 * @summary Place an order that opens a position
 */
export const placeCoinSwapOpeningOrder = (
    placeCoinSwapOpeningOrderRequest: PlaceCoinSwapOpeningOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceCoinSwapOpeningOrder<PlaceCoinSwapOpeningOrderResponse>(
      {url: `/coinswap/order/open`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeCoinSwapOpeningOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceCoinSwapOpeningOrderMutationKey = () => ['placeCoinSwapOpeningOrder'] as const;

export const getPlaceCoinSwapOpeningOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeCoinSwapOpeningOrder>>, TError,PlaceCoinSwapOpeningOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeCoinSwapOpeningOrder>>, TError,PlaceCoinSwapOpeningOrderMutationVariables, TContext> => {

const mutationKey = getPlaceCoinSwapOpeningOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeCoinSwapOpeningOrder>>, PlaceCoinSwapOpeningOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeCoinSwapOpeningOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceCoinSwapOpeningOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeCoinSwapOpeningOrder>>>
    export type PlaceCoinSwapOpeningOrderMutationBody = PlaceCoinSwapOpeningOrderRequest
    export type PlaceCoinSwapOpeningOrderMutationError = ErrorType<unknown>
    export type PlaceCoinSwapOpeningOrderMutationVariables = {data: PlaceCoinSwapOpeningOrderRequest}

    /**
 * @summary Place an order that opens a position
 */
export const usePlaceCoinSwapOpeningOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeCoinSwapOpeningOrder>>, TError,PlaceCoinSwapOpeningOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeCoinSwapOpeningOrder>>,
        TError,
        PlaceCoinSwapOpeningOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceCoinSwapOpeningOrderMutationOptions(options), queryClient);
    }
    /**
 * The volume is held until the order ends, so that no other order closes it. There is no call for take profit and stop loss: a client places trigger orders, which hold nothing, close what is left when that is less, and are cancelled when the position is gone.
 * @summary Place an order that closes a position or part of it
 */
export const placeCoinSwapClosingOrder = (
    placeCoinSwapClosingOrderRequest: PlaceCoinSwapClosingOrderRequest,
 signal?: AbortSignal
) => {


      return requestPlaceCoinSwapClosingOrder<PlaceSwapClosingOrderResponse>(
      {url: `/coinswap/order/close`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: placeCoinSwapClosingOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPlaceCoinSwapClosingOrderMutationKey = () => ['placeCoinSwapClosingOrder'] as const;

export const getPlaceCoinSwapClosingOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeCoinSwapClosingOrder>>, TError,PlaceCoinSwapClosingOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof placeCoinSwapClosingOrder>>, TError,PlaceCoinSwapClosingOrderMutationVariables, TContext> => {

const mutationKey = getPlaceCoinSwapClosingOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeCoinSwapClosingOrder>>, PlaceCoinSwapClosingOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  placeCoinSwapClosingOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceCoinSwapClosingOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeCoinSwapClosingOrder>>>
    export type PlaceCoinSwapClosingOrderMutationBody = PlaceCoinSwapClosingOrderRequest
    export type PlaceCoinSwapClosingOrderMutationError = ErrorType<unknown>
    export type PlaceCoinSwapClosingOrderMutationVariables = {data: PlaceCoinSwapClosingOrderRequest}

    /**
 * @summary Place an order that closes a position or part of it
 */
export const usePlaceCoinSwapClosingOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeCoinSwapClosingOrder>>, TError,PlaceCoinSwapClosingOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeCoinSwapClosingOrder>>,
        TError,
        PlaceCoinSwapClosingOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceCoinSwapClosingOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel an order for a contract
 */
export const cancelCoinSwapOrder = (
    cancelSwapOrderRequest: CancelSwapOrderRequest,
 signal?: AbortSignal
) => {


      return requestCancelCoinSwapOrder<SwapOrderResponse>(
      {url: `/coinswap/order/cancel`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: cancelSwapOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelCoinSwapOrderMutationKey = () => ['cancelCoinSwapOrder'] as const;

export const getCancelCoinSwapOrderMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCoinSwapOrder>>, TError,CancelCoinSwapOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelCoinSwapOrder>>, TError,CancelCoinSwapOrderMutationVariables, TContext> => {

const mutationKey = getCancelCoinSwapOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCoinSwapOrder>>, CancelCoinSwapOrderMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelCoinSwapOrder(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCoinSwapOrderMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCoinSwapOrder>>>
    export type CancelCoinSwapOrderMutationBody = CancelSwapOrderRequest
    export type CancelCoinSwapOrderMutationError = ErrorType<unknown>
    export type CancelCoinSwapOrderMutationVariables = {data: CancelSwapOrderRequest}

    /**
 * @summary Cancel an order for a contract
 */
export const useCancelCoinSwapOrder = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCoinSwapOrder>>, TError,CancelCoinSwapOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCoinSwapOrder>>,
        TError,
        CancelCoinSwapOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCoinSwapOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel all open orders for a contract
 */
export const cancelCoinSwapOrders = (
    swapContractRequest: SwapContractRequest,
 signal?: AbortSignal
) => {


      return requestCancelCoinSwapOrders<NoData>(
      {url: `/coinswap/order/cancel-all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapContractRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCancelCoinSwapOrdersMutationKey = () => ['cancelCoinSwapOrders'] as const;

export const getCancelCoinSwapOrdersMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCoinSwapOrders>>, TError,CancelCoinSwapOrdersMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof cancelCoinSwapOrders>>, TError,CancelCoinSwapOrdersMutationVariables, TContext> => {

const mutationKey = getCancelCoinSwapOrdersMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelCoinSwapOrders>>, CancelCoinSwapOrdersMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  cancelCoinSwapOrders(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelCoinSwapOrdersMutationResult = NonNullable<Awaited<ReturnType<typeof cancelCoinSwapOrders>>>
    export type CancelCoinSwapOrdersMutationBody = SwapContractRequest
    export type CancelCoinSwapOrdersMutationError = ErrorType<unknown>
    export type CancelCoinSwapOrdersMutationVariables = {data: SwapContractRequest}

    /**
 * @summary Cancel all open orders for a contract
 */
export const useCancelCoinSwapOrders = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelCoinSwapOrders>>, TError,CancelCoinSwapOrdersMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelCoinSwapOrders>>,
        TError,
        CancelCoinSwapOrdersMutationVariables,
        TContext
      > => {
      return useMutation(getCancelCoinSwapOrdersMutationOptions(options), queryClient);
    }
    /**
 * @summary List open orders for contracts
 */
export const listOpenCoinSwapOrders = (
    openSwapOrdersRequest: OpenSwapOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListOpenCoinSwapOrders<SwapOrderPage>(
      {url: `/coinswap/order/current`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: openSwapOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOpenCoinSwapOrdersQueryKey = (openSwapOrdersRequest?: OpenSwapOrdersRequest,) => {
    return [
    'POST', `/coinswap/order/current`, openSwapOrdersRequest
    ] as const;
    }


export const getListOpenCoinSwapOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError = ErrorType<unknown>>(openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenCoinSwapOrdersQueryKey(openSwapOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>> = ({ signal }) => listOpenCoinSwapOrders(openSwapOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenCoinSwapOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>>
export type ListOpenCoinSwapOrdersQueryError = ErrorType<unknown>


export function useListOpenCoinSwapOrders<TData = Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenCoinSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenCoinSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenCoinSwapOrders<TData = Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenCoinSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listOpenCoinSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenCoinSwapOrders<TData = Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open orders for contracts
 */

export function useListOpenCoinSwapOrders<TData = Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError = ErrorType<unknown>>(
 openSwapOrdersRequest: OpenSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenCoinSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenCoinSwapOrdersQueryOptions(openSwapOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List past orders for contracts
 */
export const listPastCoinSwapOrders = (
    pastSwapOrdersRequest: PastSwapOrdersRequest,
 signal?: AbortSignal
) => {


      return requestListPastCoinSwapOrders<SwapOrderPage>(
      {url: `/coinswap/order/history`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pastSwapOrdersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPastCoinSwapOrdersQueryKey = (pastSwapOrdersRequest?: PastSwapOrdersRequest,) => {
    return [
    'POST', `/coinswap/order/history`, pastSwapOrdersRequest
    ] as const;
    }


export const getListPastCoinSwapOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError = ErrorType<unknown>>(pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPastCoinSwapOrdersQueryKey(pastSwapOrdersRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPastCoinSwapOrders>>> = ({ signal }) => listPastCoinSwapOrders(pastSwapOrdersRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPastCoinSwapOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listPastCoinSwapOrders>>>
export type ListPastCoinSwapOrdersQueryError = ErrorType<unknown>


export function useListPastCoinSwapOrders<TData = Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastCoinSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastCoinSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastCoinSwapOrders<TData = Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPastCoinSwapOrders>>,
          TError,
          Awaited<ReturnType<typeof listPastCoinSwapOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPastCoinSwapOrders<TData = Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List past orders for contracts
 */

export function useListPastCoinSwapOrders<TData = Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError = ErrorType<unknown>>(
 pastSwapOrdersRequest: PastSwapOrdersRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPastCoinSwapOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPastCoinSwapOrdersQueryOptions(pastSwapOrdersRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Positions stand on the wallet of their contract; wallets without one are in the list, too.
 * @summary List the wallets of coin-margined contracts with their positions
 */
export const listCoinSwapPositionWallets = (

 signal?: AbortSignal
) => {


      return requestListCoinSwapPositionWallets<CoinSwapWalletsResponse>(
      {url: `/coinswap/order/position-list`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapPositionWalletsQueryKey = () => {
    return [
    'POST', `/coinswap/order/position-list`
    ] as const;
    }


export const getListCoinSwapPositionWalletsQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapPositionWalletsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>> = ({ signal }) => listCoinSwapPositionWallets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapPositionWalletsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>>
export type ListCoinSwapPositionWalletsQueryError = ErrorType<unknown>


export function useListCoinSwapPositionWallets<TData = Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapPositionWallets>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapPositionWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapPositionWallets<TData = Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapPositionWallets>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapPositionWallets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapPositionWallets<TData = Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the wallets of coin-margined contracts with their positions
 */

export function useListCoinSwapPositionWallets<TData = Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapPositionWallets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapPositionWalletsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the wallet of a coin-margined contract with its positions
 */
export const getCoinSwapPositionWallet = (
    swapContractRequest: SwapContractRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinSwapPositionWallet<CoinSwapWalletResponse>(
      {url: `/coinswap/order/position-detail`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapContractRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinSwapPositionWalletQueryKey = (swapContractRequest?: SwapContractRequest,) => {
    return [
    'POST', `/coinswap/order/position-detail`, swapContractRequest
    ] as const;
    }


export const getGetCoinSwapPositionWalletQueryOptions = <TData = Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError = ErrorType<unknown>>(swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinSwapPositionWalletQueryKey(swapContractRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>> = ({ signal }) => getCoinSwapPositionWallet(swapContractRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinSwapPositionWalletQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>>
export type GetCoinSwapPositionWalletQueryError = ErrorType<unknown>


export function useGetCoinSwapPositionWallet<TData = Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapPositionWallet>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapPositionWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapPositionWallet<TData = Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapPositionWallet>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapPositionWallet>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapPositionWallet<TData = Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the wallet of a coin-margined contract with its positions
 */

export function useGetCoinSwapPositionWallet<TData = Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError = ErrorType<unknown>>(
 swapContractRequest: SwapContractRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapPositionWallet>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinSwapPositionWalletQueryOptions(swapContractRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With isolated margin only. What is taken away leaves at least the margin of opening, and as much as opening the position would take now.
 * @summary Add margin to a position, or take some away
 */
export const adjustCoinSwapMargin = (
    adjustCoinSwapMarginRequest: AdjustCoinSwapMarginRequest,
 signal?: AbortSignal
) => {


      return requestAdjustCoinSwapMargin<NoData>(
      {url: `/coinswap/order/ajust-principal`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: adjustCoinSwapMarginRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAdjustCoinSwapMarginMutationKey = () => ['adjustCoinSwapMargin'] as const;

export const getAdjustCoinSwapMarginMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adjustCoinSwapMargin>>, TError,AdjustCoinSwapMarginMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof adjustCoinSwapMargin>>, TError,AdjustCoinSwapMarginMutationVariables, TContext> => {

const mutationKey = getAdjustCoinSwapMarginMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof adjustCoinSwapMargin>>, AdjustCoinSwapMarginMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  adjustCoinSwapMargin(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AdjustCoinSwapMarginMutationResult = NonNullable<Awaited<ReturnType<typeof adjustCoinSwapMargin>>>
    export type AdjustCoinSwapMarginMutationBody = AdjustCoinSwapMarginRequest
    export type AdjustCoinSwapMarginMutationError = ErrorType<unknown>
    export type AdjustCoinSwapMarginMutationVariables = {data: AdjustCoinSwapMarginRequest}

    /**
 * @summary Add margin to a position, or take some away
 */
export const useAdjustCoinSwapMargin = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof adjustCoinSwapMargin>>, TError,AdjustCoinSwapMarginMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof adjustCoinSwapMargin>>,
        TError,
        AdjustCoinSwapMarginMutationVariables,
        TContext
      > => {
      return useMutation(getAdjustCoinSwapMarginMutationOptions(options), queryClient);
    }
    /**
 * Public servers close the long alone where both are meant.
 * @summary Close the positions of a coin-margined contract at the market
 */
export const closeCoinSwapPositions = (
    closeSwapPositionsRequest: CloseSwapPositionsRequest,
 signal?: AbortSignal
) => {


      return requestCloseCoinSwapPositions<PlaceSwapClosingOrderResponse>(
      {url: `/coinswap/order/close-all`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: closeSwapPositionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCloseCoinSwapPositionsMutationKey = () => ['closeCoinSwapPositions'] as const;

export const getCloseCoinSwapPositionsMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeCoinSwapPositions>>, TError,CloseCoinSwapPositionsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof closeCoinSwapPositions>>, TError,CloseCoinSwapPositionsMutationVariables, TContext> => {

const mutationKey = getCloseCoinSwapPositionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeCoinSwapPositions>>, CloseCoinSwapPositionsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  closeCoinSwapPositions(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseCoinSwapPositionsMutationResult = NonNullable<Awaited<ReturnType<typeof closeCoinSwapPositions>>>
    export type CloseCoinSwapPositionsMutationBody = CloseSwapPositionsRequest
    export type CloseCoinSwapPositionsMutationError = ErrorType<unknown>
    export type CloseCoinSwapPositionsMutationVariables = {data: CloseSwapPositionsRequest}

    /**
 * @summary Close the positions of a coin-margined contract at the market
 */
export const useCloseCoinSwapPositions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeCoinSwapPositions>>, TError,CloseCoinSwapPositionsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeCoinSwapPositions>>,
        TError,
        CloseCoinSwapPositionsMutationVariables,
        TContext
      > => {
      return useMutation(getCloseCoinSwapPositionsMutationOptions(options), queryClient);
    }
    /**
 * @summary Check whether the margin mode can be switched
 */
export const checkCoinSwapMarginMode = (
    swapMarginModeRequest: SwapMarginModeRequest,
 signal?: AbortSignal
) => {


      return requestCheckCoinSwapMarginMode<NoData>(
      {url: `/coinswap/order/can-switch-pattern`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapMarginModeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckCoinSwapMarginModeQueryKey = (swapMarginModeRequest?: SwapMarginModeRequest,) => {
    return [
    'POST', `/coinswap/order/can-switch-pattern`, swapMarginModeRequest
    ] as const;
    }


export const getCheckCoinSwapMarginModeQueryOptions = <TData = Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError = ErrorType<unknown>>(swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckCoinSwapMarginModeQueryKey(swapMarginModeRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>> = ({ signal }) => checkCoinSwapMarginMode(swapMarginModeRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckCoinSwapMarginModeQueryResult = NonNullable<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>>
export type CheckCoinSwapMarginModeQueryError = ErrorType<unknown>


export function useCheckCoinSwapMarginMode<TData = Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkCoinSwapMarginMode>>,
          TError,
          Awaited<ReturnType<typeof checkCoinSwapMarginMode>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCoinSwapMarginMode<TData = Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkCoinSwapMarginMode>>,
          TError,
          Awaited<ReturnType<typeof checkCoinSwapMarginMode>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckCoinSwapMarginMode<TData = Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check whether the margin mode can be switched
 */

export function useCheckCoinSwapMarginMode<TData = Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError = ErrorType<unknown>>(
 swapMarginModeRequest: SwapMarginModeRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkCoinSwapMarginMode>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckCoinSwapMarginModeQueryOptions(swapMarginModeRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Of this contract alone, whose wallet has a mode of its own. Refused while a position in it is held or an order for it is open.
 * @summary Switch the margin mode of a coin-margined contract
 */
export const switchCoinSwapMarginMode = (
    swapMarginModeRequest: SwapMarginModeRequest,
 signal?: AbortSignal
) => {


      return requestSwitchCoinSwapMarginMode<CoinSwapWalletResponse>(
      {url: `/coinswap/order/switch-pattern`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: swapMarginModeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSwitchCoinSwapMarginModeMutationKey = () => ['switchCoinSwapMarginMode'] as const;

export const getSwitchCoinSwapMarginModeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchCoinSwapMarginMode>>, TError,SwitchCoinSwapMarginModeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof switchCoinSwapMarginMode>>, TError,SwitchCoinSwapMarginModeMutationVariables, TContext> => {

const mutationKey = getSwitchCoinSwapMarginModeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof switchCoinSwapMarginMode>>, SwitchCoinSwapMarginModeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  switchCoinSwapMarginMode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SwitchCoinSwapMarginModeMutationResult = NonNullable<Awaited<ReturnType<typeof switchCoinSwapMarginMode>>>
    export type SwitchCoinSwapMarginModeMutationBody = SwapMarginModeRequest
    export type SwitchCoinSwapMarginModeMutationError = ErrorType<unknown>
    export type SwitchCoinSwapMarginModeMutationVariables = {data: SwapMarginModeRequest}

    /**
 * @summary Switch the margin mode of a coin-margined contract
 */
export const useSwitchCoinSwapMarginMode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof switchCoinSwapMarginMode>>, TError,SwitchCoinSwapMarginModeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof switchCoinSwapMarginMode>>,
        TError,
        SwitchCoinSwapMarginModeMutationVariables,
        TContext
      > => {
      return useMutation(getSwitchCoinSwapMarginModeMutationOptions(options), queryClient);
    }
    /**
 * The side may have a position: its margin becomes what opening it would take at the new leverage, paid from the balance or given back to it, unless the mark price would liquidate it then. Refused while the side has an open order. Contracts margined in USDT are stricter.
 * @summary Set the leverage of one side of a contract
 */
export const setCoinSwapLeverage = (
    setSwapLeverageRequest: SetSwapLeverageRequest,
 signal?: AbortSignal
) => {


      return requestSetCoinSwapLeverage<NoData>(
      {url: `/coinswap/order/modify-leverage`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: setSwapLeverageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetCoinSwapLeverageMutationKey = () => ['setCoinSwapLeverage'] as const;

export const getSetCoinSwapLeverageMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCoinSwapLeverage>>, TError,SetCoinSwapLeverageMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setCoinSwapLeverage>>, TError,SetCoinSwapLeverageMutationVariables, TContext> => {

const mutationKey = getSetCoinSwapLeverageMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setCoinSwapLeverage>>, SetCoinSwapLeverageMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setCoinSwapLeverage(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetCoinSwapLeverageMutationResult = NonNullable<Awaited<ReturnType<typeof setCoinSwapLeverage>>>
    export type SetCoinSwapLeverageMutationBody = SetSwapLeverageRequest
    export type SetCoinSwapLeverageMutationError = ErrorType<unknown>
    export type SetCoinSwapLeverageMutationVariables = {data: SetSwapLeverageRequest}

    /**
 * @summary Set the leverage of one side of a contract
 */
export const useSetCoinSwapLeverage = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setCoinSwapLeverage>>, TError,SetCoinSwapLeverageMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setCoinSwapLeverage>>,
        TError,
        SetCoinSwapLeverageMutationVariables,
        TContext
      > => {
      return useMutation(getSetCoinSwapLeverageMutationOptions(options), queryClient);
    }
