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
  BookSides
} from '../../models/book-sides.ts';

import type {
  Book
} from '../../models/book.ts';

import type {
  CoinThumbs
} from '../../models/coin-thumbs.ts';

import type {
  ContractCoin
} from '../../models/contract-coin.ts';

import type {
  ContractCoins
} from '../../models/contract-coins.ts';

import type {
  FavouriteRequest
} from '../../models/favourite-request.ts';

import type {
  FavouritesResponse
} from '../../models/favourites-response.ts';

import type {
  KLineRows
} from '../../models/kline-rows.ts';

import type {
  ListCoinSwapCandlesParams
} from '../../models/list-coin-swap-candles-params.ts';

import type {
  ListTradesRequest
} from '../../models/list-trades-request.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  QuoteCoinsResponse
} from '../../models/quote-coins-response.ts';

import type {
  SwapContractResponse
} from '../../models/swap-contract-response.ts';

import type {
  SymbolRequest
} from '../../models/symbol-request.ts';

import type {
  Trades
} from '../../models/trades.ts';

import { requestListCoinSwapContracts } from '../../requests/coin-swap-market.ts';
import type { ErrorType } from '../../requests/coin-swap-market.ts';
import { requestListCoinSwapThumbs } from '../../requests/coin-swap-market.ts';
import { requestGetCoinSwapContract } from '../../requests/coin-swap-market.ts';
import { requestListCoinSwapCandles } from '../../requests/coin-swap-market.ts';
import { requestListCoinSwapTrades } from '../../requests/coin-swap-market.ts';
import { requestGetCoinSwapBook } from '../../requests/coin-swap-market.ts';
import { requestGetCoinSwapBookTop } from '../../requests/coin-swap-market.ts';
import { requestGetCoinSwapBookDepth } from '../../requests/coin-swap-market.ts';
import { requestListCoinSwapFavourites } from '../../requests/coin-swap-market.ts';
import { requestAddCoinSwapFavourite } from '../../requests/coin-swap-market.ts';
import { requestRemoveCoinSwapFavourite } from '../../requests/coin-swap-market.ts';
import { requestListCoinSwapQuoteCoins } from '../../requests/coin-swap-market.ts';
import { requestGetCoinSwapContractInfo } from '../../requests/coin-swap-market.ts';




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
 * @summary List the coin-margined contracts and their rules
 */
export const listCoinSwapContracts = (

 signal?: AbortSignal
) => {


      return requestListCoinSwapContracts<ContractCoins>(
      {url: `/coinswap/symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapContractsQueryKey = () => {
    return [
    'POST', `/coinswap/symbol`
    ] as const;
    }


export const getListCoinSwapContractsQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapContracts>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapContracts>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapContractsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapContracts>>> = ({ signal }) => listCoinSwapContracts(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapContracts>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapContractsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapContracts>>>
export type ListCoinSwapContractsQueryError = ErrorType<unknown>


export function useListCoinSwapContracts<TData = Awaited<ReturnType<typeof listCoinSwapContracts>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapContracts>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapContracts>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapContracts<TData = Awaited<ReturnType<typeof listCoinSwapContracts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapContracts>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapContracts>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapContracts>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapContracts<TData = Awaited<ReturnType<typeof listCoinSwapContracts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coin-margined contracts and their rules
 */

export function useListCoinSwapContracts<TData = Awaited<ReturnType<typeof listCoinSwapContracts>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapContracts>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapContractsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Volumes are whole contracts, turnovers their face value.
 * @summary List how all coin-margined contracts stand
 */
export const listCoinSwapThumbs = (

 signal?: AbortSignal
) => {


      return requestListCoinSwapThumbs<CoinThumbs>(
      {url: `/coinswap/symbol-thumb`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapThumbsQueryKey = () => {
    return [
    'POST', `/coinswap/symbol-thumb`
    ] as const;
    }


export const getListCoinSwapThumbsQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapThumbsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapThumbs>>> = ({ signal }) => listCoinSwapThumbs(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapThumbsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapThumbs>>>
export type ListCoinSwapThumbsQueryError = ErrorType<unknown>


export function useListCoinSwapThumbs<TData = Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapThumbs>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapThumbs<TData = Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapThumbs>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapThumbs<TData = Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how all coin-margined contracts stand
 */

export function useListCoinSwapThumbs<TData = Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapThumbsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * With the time of the server and the seconds that are left until the next funding.
 * @summary Read the rules of a coin-margined contract
 */
export const getCoinSwapContract = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinSwapContract<ContractCoin>(
      {url: `/coinswap/symbol-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinSwapContractQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/coinswap/symbol-info`, symbolRequest
    ] as const;
    }


export const getGetCoinSwapContractQueryOptions = <TData = Awaited<ReturnType<typeof getCoinSwapContract>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContract>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinSwapContractQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinSwapContract>>> = ({ signal }) => getCoinSwapContract(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContract>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinSwapContractQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinSwapContract>>>
export type GetCoinSwapContractQueryError = ErrorType<unknown>


export function useGetCoinSwapContract<TData = Awaited<ReturnType<typeof getCoinSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContract>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapContract>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapContract<TData = Awaited<ReturnType<typeof getCoinSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContract>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapContract>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapContract>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapContract<TData = Awaited<ReturnType<typeof getCoinSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContract>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of a coin-margined contract
 */

export function useGetCoinSwapContract<TData = Awaited<ReturnType<typeof getCoinSwapContract>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContract>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinSwapContractQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last candle goes on until now. A range without trades gives none. Volumes are whole contracts.
 * @summary List candles of a coin-margined contract
 */
export const listCoinSwapCandles = (
    params: ListCoinSwapCandlesParams,
 signal?: AbortSignal
) => {


      return requestListCoinSwapCandles<KLineRows>(
      {url: `/coinswap/history`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapCandlesQueryKey = (params?: ListCoinSwapCandlesParams,) => {
    return [
    `/coinswap/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCoinSwapCandlesQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapCandles>>, TError = ErrorType<unknown>>(params: ListCoinSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapCandles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapCandlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapCandles>>> = ({ signal }) => listCoinSwapCandles(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapCandles>>>
export type ListCoinSwapCandlesQueryError = ErrorType<unknown>


export function useListCoinSwapCandles<TData = Awaited<ReturnType<typeof listCoinSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListCoinSwapCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapCandles>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapCandles<TData = Awaited<ReturnType<typeof listCoinSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListCoinSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapCandles>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapCandles<TData = Awaited<ReturnType<typeof listCoinSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListCoinSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List candles of a coin-margined contract
 */

export function useListCoinSwapCandles<TData = Awaited<ReturnType<typeof listCoinSwapCandles>>, TError = ErrorType<unknown>>(
 params: ListCoinSwapCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapCandlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Amounts are whole contracts, turnovers their face value.
 * @summary List the latest trades of a coin-margined contract
 */
export const listCoinSwapTrades = (
    listTradesRequest: ListTradesRequest,
 signal?: AbortSignal
) => {


      return requestListCoinSwapTrades<Trades>(
      {url: `/coinswap/latest-trade`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listTradesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapTradesQueryKey = (listTradesRequest?: ListTradesRequest,) => {
    return [
    'POST', `/coinswap/latest-trade`, listTradesRequest
    ] as const;
    }


export const getListCoinSwapTradesQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapTrades>>, TError = ErrorType<unknown>>(listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapTrades>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapTradesQueryKey(listTradesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapTrades>>> = ({ signal }) => listCoinSwapTrades(listTradesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapTrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapTradesQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapTrades>>>
export type ListCoinSwapTradesQueryError = ErrorType<unknown>


export function useListCoinSwapTrades<TData = Awaited<ReturnType<typeof listCoinSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapTrades>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapTrades>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapTrades<TData = Awaited<ReturnType<typeof listCoinSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapTrades>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapTrades>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapTrades<TData = Awaited<ReturnType<typeof listCoinSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the latest trades of a coin-margined contract
 */

export function useListCoinSwapTrades<TData = Awaited<ReturnType<typeof listCoinSwapTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapTradesQueryOptions(listTradesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Amounts are whole contracts.
 * @summary Read the order book of a coin-margined contract
 */
export const getCoinSwapBook = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinSwapBook<Book>(
      {url: `/coinswap/exchange-plate`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinSwapBookQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/coinswap/exchange-plate`, symbolRequest
    ] as const;
    }


export const getGetCoinSwapBookQueryOptions = <TData = Awaited<ReturnType<typeof getCoinSwapBook>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBook>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinSwapBookQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinSwapBook>>> = ({ signal }) => getCoinSwapBook(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinSwapBookQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinSwapBook>>>
export type GetCoinSwapBookQueryError = ErrorType<unknown>


export function useGetCoinSwapBook<TData = Awaited<ReturnType<typeof getCoinSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapBook>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapBook<TData = Awaited<ReturnType<typeof getCoinSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapBook>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapBook<TData = Awaited<ReturnType<typeof getCoinSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBook>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order book of a coin-margined contract
 */

export function useGetCoinSwapBook<TData = Awaited<ReturnType<typeof getCoinSwapBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBook>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinSwapBookQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Public servers give up to 20 levels a side. Amounts are whole contracts.
 * @summary Read the best levels of a contract's order book
 */
export const getCoinSwapBookTop = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinSwapBookTop<BookSides>(
      {url: `/coinswap/exchange-plate-mini`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinSwapBookTopQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/coinswap/exchange-plate-mini`, symbolRequest
    ] as const;
    }


export const getGetCoinSwapBookTopQueryOptions = <TData = Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinSwapBookTopQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinSwapBookTop>>> = ({ signal }) => getCoinSwapBookTop(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinSwapBookTopQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinSwapBookTop>>>
export type GetCoinSwapBookTopQueryError = ErrorType<unknown>


export function useGetCoinSwapBookTop<TData = Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapBookTop>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapBookTop<TData = Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapBookTop>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapBookTop<TData = Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the best levels of a contract's order book
 */

export function useGetCoinSwapBookTop<TData = Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinSwapBookTopQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What a depth chart is drawn from. Amounts are whole contracts.
 * @summary Read a contract's order book far from the price
 */
export const getCoinSwapBookDepth = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinSwapBookDepth<BookSides>(
      {url: `/coinswap/exchange-plate-full`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinSwapBookDepthQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/coinswap/exchange-plate-full`, symbolRequest
    ] as const;
    }


export const getGetCoinSwapBookDepthQueryOptions = <TData = Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinSwapBookDepthQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinSwapBookDepth>>> = ({ signal }) => getCoinSwapBookDepth(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinSwapBookDepthQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinSwapBookDepth>>>
export type GetCoinSwapBookDepthQueryError = ErrorType<unknown>


export function useGetCoinSwapBookDepth<TData = Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapBookDepth<TData = Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapBookDepth<TData = Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a contract's order book far from the price
 */

export function useGetCoinSwapBookDepth<TData = Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinSwapBookDepthQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coin-margined contracts that the member has marked
 */
export const listCoinSwapFavourites = (

 signal?: AbortSignal
) => {


      return requestListCoinSwapFavourites<FavouritesResponse>(
      {url: `/coinswap/favor/find`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapFavouritesQueryKey = () => {
    return [
    'POST', `/coinswap/favor/find`
    ] as const;
    }


export const getListCoinSwapFavouritesQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapFavouritesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapFavourites>>> = ({ signal }) => listCoinSwapFavourites(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapFavouritesQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapFavourites>>>
export type ListCoinSwapFavouritesQueryError = ErrorType<unknown>


export function useListCoinSwapFavourites<TData = Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapFavourites>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapFavourites<TData = Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapFavourites>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapFavourites>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapFavourites<TData = Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coin-margined contracts that the member has marked
 */

export function useListCoinSwapFavourites<TData = Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapFavourites>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapFavouritesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Mark a coin-margined contract
 */
export const addCoinSwapFavourite = (
    favouriteRequest: FavouriteRequest,
 signal?: AbortSignal
) => {


      return requestAddCoinSwapFavourite<NoData>(
      {url: `/coinswap/favor/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: favouriteRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddCoinSwapFavouriteMutationKey = () => ['addCoinSwapFavourite'] as const;

export const getAddCoinSwapFavouriteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCoinSwapFavourite>>, TError,AddCoinSwapFavouriteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addCoinSwapFavourite>>, TError,AddCoinSwapFavouriteMutationVariables, TContext> => {

const mutationKey = getAddCoinSwapFavouriteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addCoinSwapFavourite>>, AddCoinSwapFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addCoinSwapFavourite(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddCoinSwapFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof addCoinSwapFavourite>>>
    export type AddCoinSwapFavouriteMutationBody = FavouriteRequest
    export type AddCoinSwapFavouriteMutationError = ErrorType<unknown>
    export type AddCoinSwapFavouriteMutationVariables = {data: FavouriteRequest}

    /**
 * @summary Mark a coin-margined contract
 */
export const useAddCoinSwapFavourite = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addCoinSwapFavourite>>, TError,AddCoinSwapFavouriteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addCoinSwapFavourite>>,
        TError,
        AddCoinSwapFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getAddCoinSwapFavouriteMutationOptions(options), queryClient);
    }
    /**
 * @summary Take the mark off a coin-margined contract
 */
export const removeCoinSwapFavourite = (
    favouriteRequest: FavouriteRequest,
 signal?: AbortSignal
) => {


      return requestRemoveCoinSwapFavourite<NoData>(
      {url: `/coinswap/favor/delete`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: favouriteRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveCoinSwapFavouriteMutationKey = () => ['removeCoinSwapFavourite'] as const;

export const getRemoveCoinSwapFavouriteMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCoinSwapFavourite>>, TError,RemoveCoinSwapFavouriteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeCoinSwapFavourite>>, TError,RemoveCoinSwapFavouriteMutationVariables, TContext> => {

const mutationKey = getRemoveCoinSwapFavouriteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeCoinSwapFavourite>>, RemoveCoinSwapFavouriteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  removeCoinSwapFavourite(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveCoinSwapFavouriteMutationResult = NonNullable<Awaited<ReturnType<typeof removeCoinSwapFavourite>>>
    export type RemoveCoinSwapFavouriteMutationBody = FavouriteRequest
    export type RemoveCoinSwapFavouriteMutationError = ErrorType<unknown>
    export type RemoveCoinSwapFavouriteMutationVariables = {data: FavouriteRequest}

    /**
 * @summary Take the mark off a coin-margined contract
 */
export const useRemoveCoinSwapFavourite = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeCoinSwapFavourite>>, TError,RemoveCoinSwapFavouriteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeCoinSwapFavourite>>,
        TError,
        RemoveCoinSwapFavouriteMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveCoinSwapFavouriteMutationOptions(options), queryClient);
    }
    /**
 * @summary List the coins that prices of coin-margined contracts are counted in
 */
export const listCoinSwapQuoteCoins = (

 signal?: AbortSignal
) => {


      return requestListCoinSwapQuoteCoins<QuoteCoinsResponse>(
      {url: `/coinswap/coin/base-symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCoinSwapQuoteCoinsQueryKey = () => {
    return [
    'POST', `/coinswap/coin/base-symbol`
    ] as const;
    }


export const getListCoinSwapQuoteCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinSwapQuoteCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>> = ({ signal }) => listCoinSwapQuoteCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinSwapQuoteCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>>
export type ListCoinSwapQuoteCoinsQueryError = ErrorType<unknown>


export function useListCoinSwapQuoteCoins<TData = Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapQuoteCoins<TData = Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>,
          TError,
          Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinSwapQuoteCoins<TData = Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that prices of coin-margined contracts are counted in
 */

export function useListCoinSwapQuoteCoins<TData = Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinSwapQuoteCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinSwapQuoteCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the rules of a coin-margined contract, without times
 */
export const getCoinSwapContractInfo = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinSwapContractInfo<SwapContractResponse>(
      {url: `/coinswap/coin/coin-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinSwapContractInfoQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/coinswap/coin/coin-info`, symbolRequest
    ] as const;
    }


export const getGetCoinSwapContractInfoQueryOptions = <TData = Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinSwapContractInfoQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinSwapContractInfo>>> = ({ signal }) => getCoinSwapContractInfo(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinSwapContractInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinSwapContractInfo>>>
export type GetCoinSwapContractInfoQueryError = ErrorType<unknown>


export function useGetCoinSwapContractInfo<TData = Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapContractInfo>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapContractInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapContractInfo<TData = Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinSwapContractInfo>>,
          TError,
          Awaited<ReturnType<typeof getCoinSwapContractInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinSwapContractInfo<TData = Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of a coin-margined contract, without times
 */

export function useGetCoinSwapContractInfo<TData = Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinSwapContractInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinSwapContractInfoQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






