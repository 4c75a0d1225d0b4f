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
  BitcoinTrendResponse
} from '../../models/bitcoin-trend-response.ts';

import type {
  BookSides
} from '../../models/book-sides.ts';

import type {
  Book
} from '../../models/book.ts';

import type {
  CoinInfoRequest
} from '../../models/coin-info-request.ts';

import type {
  CoinThumbs
} from '../../models/coin-thumbs.ts';

import type {
  Coin
} from '../../models/coin.ts';

import type {
  ExchangeCoin
} from '../../models/exchange-coin.ts';

import type {
  ExchangeCoins
} from '../../models/exchange-coins.ts';

import type {
  FiatUnit
} from '../../models/fiat-unit.ts';

import type {
  KLineRows
} from '../../models/kline-rows.ts';

import type {
  ListCandlesParams
} from '../../models/list-candles-params.ts';

import type {
  ListTradesRequest
} from '../../models/list-trades-request.ts';

import type {
  MarketOverview
} from '../../models/market-overview.ts';

import type {
  QuoteCoinsResponse
} from '../../models/quote-coins-response.ts';

import type {
  SymbolRequest
} from '../../models/symbol-request.ts';

import type {
  SymbolTrendResponse
} from '../../models/symbol-trend-response.ts';

import type {
  Trades
} from '../../models/trades.ts';

import type {
  UsdRateResponse
} from '../../models/usd-rate-response.ts';

import { requestListPairs } from '../../requests/market.ts';
import type { ErrorType } from '../../requests/market.ts';
import { requestListThumbs } from '../../requests/market.ts';
import { requestListThumbTrends } from '../../requests/market.ts';
import { requestGetPair } from '../../requests/market.ts';
import { requestListCandles } from '../../requests/market.ts';
import { requestListTrades } from '../../requests/market.ts';
import { requestGetBook } from '../../requests/market.ts';
import { requestGetBookTop } from '../../requests/market.ts';
import { requestGetBookDepth } from '../../requests/market.ts';
import { requestGetMarketOverview } from '../../requests/market.ts';
import { requestGetCoinInfo } from '../../requests/market.ts';
import { requestListBitcoinPrices } from '../../requests/market.ts';
import { requestGetSymbolTrend } from '../../requests/market.ts';
import { requestGetUsdRate } from '../../requests/market.ts';
import { requestListQuoteCoins } from '../../requests/market.ts';




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
 * @summary List the trading pairs and their rules
 */
export const listPairs = (

 signal?: AbortSignal
) => {


      return requestListPairs<ExchangeCoins>(
      {url: `/market/symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListPairsQueryKey = () => {
    return [
    'POST', `/market/symbol`
    ] as const;
    }


export const getListPairsQueryOptions = <TData = Awaited<ReturnType<typeof listPairs>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPairs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPairsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPairs>>> = ({ signal }) => listPairs(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPairs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPairsQueryResult = NonNullable<Awaited<ReturnType<typeof listPairs>>>
export type ListPairsQueryError = ErrorType<unknown>


export function useListPairs<TData = Awaited<ReturnType<typeof listPairs>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPairs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPairs>>,
          TError,
          Awaited<ReturnType<typeof listPairs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPairs<TData = Awaited<ReturnType<typeof listPairs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPairs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPairs>>,
          TError,
          Awaited<ReturnType<typeof listPairs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPairs<TData = Awaited<ReturnType<typeof listPairs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPairs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the trading pairs and their rules
 */

export function useListPairs<TData = Awaited<ReturnType<typeof listPairs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPairs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPairsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List how all pairs stand
 */
export const listThumbs = (

 signal?: AbortSignal
) => {


      return requestListThumbs<CoinThumbs>(
      {url: `/market/symbol-thumb`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListThumbsQueryKey = () => {
    return [
    'POST', `/market/symbol-thumb`
    ] as const;
    }


export const getListThumbsQueryOptions = <TData = Awaited<ReturnType<typeof listThumbs>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListThumbsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listThumbs>>> = ({ signal }) => listThumbs(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listThumbs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListThumbsQueryResult = NonNullable<Awaited<ReturnType<typeof listThumbs>>>
export type ListThumbsQueryError = ErrorType<unknown>


export function useListThumbs<TData = Awaited<ReturnType<typeof listThumbs>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThumbs>>,
          TError,
          Awaited<ReturnType<typeof listThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThumbs<TData = Awaited<ReturnType<typeof listThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThumbs>>,
          TError,
          Awaited<ReturnType<typeof listThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThumbs<TData = Awaited<ReturnType<typeof listThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how all pairs stand
 */

export function useListThumbs<TData = Awaited<ReturnType<typeof listThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListThumbsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List how all pairs stand, with prices of the last day
 */
export const listThumbTrends = (

 signal?: AbortSignal
) => {


      return requestListThumbTrends<CoinThumbs>(
      {url: `/market/symbol-thumb-trend`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListThumbTrendsQueryKey = () => {
    return [
    'POST', `/market/symbol-thumb-trend`
    ] as const;
    }


export const getListThumbTrendsQueryOptions = <TData = Awaited<ReturnType<typeof listThumbTrends>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbTrends>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListThumbTrendsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listThumbTrends>>> = ({ signal }) => listThumbTrends(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listThumbTrends>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListThumbTrendsQueryResult = NonNullable<Awaited<ReturnType<typeof listThumbTrends>>>
export type ListThumbTrendsQueryError = ErrorType<unknown>


export function useListThumbTrends<TData = Awaited<ReturnType<typeof listThumbTrends>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbTrends>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThumbTrends>>,
          TError,
          Awaited<ReturnType<typeof listThumbTrends>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThumbTrends<TData = Awaited<ReturnType<typeof listThumbTrends>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbTrends>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listThumbTrends>>,
          TError,
          Awaited<ReturnType<typeof listThumbTrends>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListThumbTrends<TData = Awaited<ReturnType<typeof listThumbTrends>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbTrends>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how all pairs stand, with prices of the last day
 */

export function useListThumbTrends<TData = Awaited<ReturnType<typeof listThumbTrends>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listThumbTrends>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListThumbTrendsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the rules of a trading pair
 */
export const getPair = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetPair<ExchangeCoin>(
      {url: `/market/symbol-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetPairQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/market/symbol-info`, symbolRequest
    ] as const;
    }


export const getGetPairQueryOptions = <TData = Awaited<ReturnType<typeof getPair>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPair>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPairQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPair>>> = ({ signal }) => getPair(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPair>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPairQueryResult = NonNullable<Awaited<ReturnType<typeof getPair>>>
export type GetPairQueryError = ErrorType<unknown>


export function useGetPair<TData = Awaited<ReturnType<typeof getPair>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPair>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPair>>,
          TError,
          Awaited<ReturnType<typeof getPair>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPair<TData = Awaited<ReturnType<typeof getPair>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPair>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPair>>,
          TError,
          Awaited<ReturnType<typeof getPair>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPair<TData = Awaited<ReturnType<typeof getPair>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPair>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of a trading pair
 */

export function useGetPair<TData = Awaited<ReturnType<typeof getPair>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPair>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPairQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last candle goes on until now. A range without trades gives none.
 * @summary List candles of a trading pair
 */
export const listCandles = (
    params: ListCandlesParams,
 signal?: AbortSignal
) => {


      return requestListCandles<KLineRows>(
      {url: `/market/history`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListCandlesQueryKey = (params?: ListCandlesParams,) => {
    return [
    `/market/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCandlesQueryOptions = <TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCandlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCandles>>> = ({ signal }) => listCandles(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof listCandles>>>
export type ListCandlesQueryError = ErrorType<unknown>


export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandles>>,
          TError,
          Awaited<ReturnType<typeof listCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCandles>>,
          TError,
          Awaited<ReturnType<typeof listCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List candles of a trading pair
 */

export function useListCandles<TData = Awaited<ReturnType<typeof listCandles>>, TError = ErrorType<unknown>>(
 params: ListCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCandlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the latest trades of a trading pair
 */
export const listTrades = (
    listTradesRequest: ListTradesRequest,
 signal?: AbortSignal
) => {


      return requestListTrades<Trades>(
      {url: `/market/latest-trade`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listTradesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListTradesQueryKey = (listTradesRequest?: ListTradesRequest,) => {
    return [
    'POST', `/market/latest-trade`, listTradesRequest
    ] as const;
    }


export const getListTradesQueryOptions = <TData = Awaited<ReturnType<typeof listTrades>>, TError = ErrorType<unknown>>(listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTradesQueryKey(listTradesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTrades>>> = ({ signal }) => listTrades(listTradesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTradesQueryResult = NonNullable<Awaited<ReturnType<typeof listTrades>>>
export type ListTradesQueryError = ErrorType<unknown>


export function useListTrades<TData = Awaited<ReturnType<typeof listTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrades>>,
          TError,
          Awaited<ReturnType<typeof listTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrades<TData = Awaited<ReturnType<typeof listTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTrades>>,
          TError,
          Awaited<ReturnType<typeof listTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTrades<TData = Awaited<ReturnType<typeof listTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the latest trades of a trading pair
 */

export function useListTrades<TData = Awaited<ReturnType<typeof listTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTradesQueryOptions(listTradesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the order book of a trading pair
 */
export const getBook = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetBook<Book>(
      {url: `/market/exchange-plate`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetBookQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/market/exchange-plate`, symbolRequest
    ] as const;
    }


export const getGetBookQueryOptions = <TData = Awaited<ReturnType<typeof getBook>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBook>>> = ({ signal }) => getBook(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookQueryResult = NonNullable<Awaited<ReturnType<typeof getBook>>>
export type GetBookQueryError = ErrorType<unknown>


export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBook>>,
          TError,
          Awaited<ReturnType<typeof getBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBook>>,
          TError,
          Awaited<ReturnType<typeof getBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order book of a trading pair
 */

export function useGetBook<TData = Awaited<ReturnType<typeof getBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBook>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the best 24 levels of both sides of an order book
 */
export const getBookTop = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetBookTop<BookSides>(
      {url: `/market/exchange-plate-mini`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetBookTopQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/market/exchange-plate-mini`, symbolRequest
    ] as const;
    }


export const getGetBookTopQueryOptions = <TData = Awaited<ReturnType<typeof getBookTop>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTop>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookTopQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookTop>>> = ({ signal }) => getBookTop(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookTop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookTopQueryResult = NonNullable<Awaited<ReturnType<typeof getBookTop>>>
export type GetBookTopQueryError = ErrorType<unknown>


export function useGetBookTop<TData = Awaited<ReturnType<typeof getBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookTop>>,
          TError,
          Awaited<ReturnType<typeof getBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookTop<TData = Awaited<ReturnType<typeof getBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookTop>>,
          TError,
          Awaited<ReturnType<typeof getBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookTop<TData = Awaited<ReturnType<typeof getBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the best 24 levels of both sides of an order book
 */

export function useGetBookTop<TData = Awaited<ReturnType<typeof getBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookTopQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * What a depth chart is drawn from.
 * @summary Read an order book far from the price
 */
export const getBookDepth = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetBookDepth<BookSides>(
      {url: `/market/exchange-plate-full`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetBookDepthQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/market/exchange-plate-full`, symbolRequest
    ] as const;
    }


export const getGetBookDepthQueryOptions = <TData = Awaited<ReturnType<typeof getBookDepth>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDepth>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBookDepthQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBookDepth>>> = ({ signal }) => getBookDepth(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBookDepth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBookDepthQueryResult = NonNullable<Awaited<ReturnType<typeof getBookDepth>>>
export type GetBookDepthQueryError = ErrorType<unknown>


export function useGetBookDepth<TData = Awaited<ReturnType<typeof getBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDepth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookDepth<TData = Awaited<ReturnType<typeof getBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDepth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBookDepth<TData = Awaited<ReturnType<typeof getBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order book far from the price
 */

export function useGetBookDepth<TData = Awaited<ReturnType<typeof getBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBookDepthQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read recommended pairs and the largest risers
 */
export const getMarketOverview = (

 signal?: AbortSignal
) => {


      return requestGetMarketOverview<MarketOverview>(
      {url: `/market/overview`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetMarketOverviewQueryKey = () => {
    return [
    'POST', `/market/overview`
    ] as const;
    }


export const getGetMarketOverviewQueryOptions = <TData = Awaited<ReturnType<typeof getMarketOverview>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketOverview>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetMarketOverviewQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getMarketOverview>>> = ({ signal }) => getMarketOverview(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getMarketOverview>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetMarketOverviewQueryResult = NonNullable<Awaited<ReturnType<typeof getMarketOverview>>>
export type GetMarketOverviewQueryError = ErrorType<unknown>


export function useGetMarketOverview<TData = Awaited<ReturnType<typeof getMarketOverview>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketOverview>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketOverview>>,
          TError,
          Awaited<ReturnType<typeof getMarketOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketOverview<TData = Awaited<ReturnType<typeof getMarketOverview>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketOverview>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getMarketOverview>>,
          TError,
          Awaited<ReturnType<typeof getMarketOverview>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetMarketOverview<TData = Awaited<ReturnType<typeof getMarketOverview>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read recommended pairs and the largest risers
 */

export function useGetMarketOverview<TData = Awaited<ReturnType<typeof getMarketOverview>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getMarketOverview>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetMarketOverviewQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read what is known of a coin
 */
export const getCoinInfo = (
    coinInfoRequest: CoinInfoRequest,
 signal?: AbortSignal
) => {


      return requestGetCoinInfo<Coin>(
      {url: `/market/coin-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: coinInfoRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetCoinInfoQueryKey = (coinInfoRequest?: CoinInfoRequest,) => {
    return [
    'POST', `/market/coin-info`, coinInfoRequest
    ] as const;
    }


export const getGetCoinInfoQueryOptions = <TData = Awaited<ReturnType<typeof getCoinInfo>>, TError = ErrorType<unknown>>(coinInfoRequest: CoinInfoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetCoinInfoQueryKey(coinInfoRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getCoinInfo>>> = ({ signal }) => getCoinInfo(coinInfoRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getCoinInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetCoinInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getCoinInfo>>>
export type GetCoinInfoQueryError = ErrorType<unknown>


export function useGetCoinInfo<TData = Awaited<ReturnType<typeof getCoinInfo>>, TError = ErrorType<unknown>>(
 coinInfoRequest: CoinInfoRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinInfo>>,
          TError,
          Awaited<ReturnType<typeof getCoinInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinInfo<TData = Awaited<ReturnType<typeof getCoinInfo>>, TError = ErrorType<unknown>>(
 coinInfoRequest: CoinInfoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getCoinInfo>>,
          TError,
          Awaited<ReturnType<typeof getCoinInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetCoinInfo<TData = Awaited<ReturnType<typeof getCoinInfo>>, TError = ErrorType<unknown>>(
 coinInfoRequest: CoinInfoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what is known of a coin
 */

export function useGetCoinInfo<TData = Awaited<ReturnType<typeof getCoinInfo>>, TError = ErrorType<unknown>>(
 coinInfoRequest: CoinInfoRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getCoinInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetCoinInfoQueryOptions(coinInfoRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the prices of Bitcoin in the last day
 */
export const listBitcoinPrices = (

 signal?: AbortSignal
) => {


      return requestListBitcoinPrices<BitcoinTrendResponse>(
      {url: `/market/btc/trend`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListBitcoinPricesQueryKey = () => {
    return [
    'POST', `/market/btc/trend`
    ] as const;
    }


export const getListBitcoinPricesQueryOptions = <TData = Awaited<ReturnType<typeof listBitcoinPrices>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBitcoinPrices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBitcoinPricesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBitcoinPrices>>> = ({ signal }) => listBitcoinPrices(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBitcoinPrices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBitcoinPricesQueryResult = NonNullable<Awaited<ReturnType<typeof listBitcoinPrices>>>
export type ListBitcoinPricesQueryError = ErrorType<unknown>


export function useListBitcoinPrices<TData = Awaited<ReturnType<typeof listBitcoinPrices>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBitcoinPrices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBitcoinPrices>>,
          TError,
          Awaited<ReturnType<typeof listBitcoinPrices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBitcoinPrices<TData = Awaited<ReturnType<typeof listBitcoinPrices>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBitcoinPrices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBitcoinPrices>>,
          TError,
          Awaited<ReturnType<typeof listBitcoinPrices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBitcoinPrices<TData = Awaited<ReturnType<typeof listBitcoinPrices>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBitcoinPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the prices of Bitcoin in the last day
 */

export function useListBitcoinPrices<TData = Awaited<ReturnType<typeof listBitcoinPrices>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBitcoinPrices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBitcoinPricesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the prices of a trading pair in the last day
 */
export const getSymbolTrend = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetSymbolTrend<SymbolTrendResponse>(
      {url: `/market/symbol-trend`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSymbolTrendQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/market/symbol-trend`, symbolRequest
    ] as const;
    }


export const getGetSymbolTrendQueryOptions = <TData = Awaited<ReturnType<typeof getSymbolTrend>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSymbolTrend>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSymbolTrendQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSymbolTrend>>> = ({ signal }) => getSymbolTrend(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSymbolTrend>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSymbolTrendQueryResult = NonNullable<Awaited<ReturnType<typeof getSymbolTrend>>>
export type GetSymbolTrendQueryError = ErrorType<unknown>


export function useGetSymbolTrend<TData = Awaited<ReturnType<typeof getSymbolTrend>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSymbolTrend>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSymbolTrend>>,
          TError,
          Awaited<ReturnType<typeof getSymbolTrend>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSymbolTrend<TData = Awaited<ReturnType<typeof getSymbolTrend>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSymbolTrend>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSymbolTrend>>,
          TError,
          Awaited<ReturnType<typeof getSymbolTrend>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSymbolTrend<TData = Awaited<ReturnType<typeof getSymbolTrend>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSymbolTrend>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the prices of a trading pair in the last day
 */

export function useGetSymbolTrend<TData = Awaited<ReturnType<typeof getSymbolTrend>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSymbolTrend>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSymbolTrendQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read what a dollar is worth in another currency
 */
export const getUsdRate = (
    unit: FiatUnit,
 signal?: AbortSignal
) => {


      return requestGetUsdRate<UsdRateResponse>(
      {url: `/market/exchange-rate/usd-${encodeURIComponent(String(unit))}`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetUsdRateQueryKey = (unit: FiatUnit,) => {
    return [
    'POST', `/market/exchange-rate/usd-${unit}`
    ] as const;
    }


export const getGetUsdRateQueryOptions = <TData = Awaited<ReturnType<typeof getUsdRate>>, TError = ErrorType<unknown>>(unit: FiatUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdRate>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUsdRateQueryKey(unit);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUsdRate>>> = ({ signal }) => getUsdRate(unit, signal);





   return  { queryKey, queryFn, enabled: unit !== null && unit !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUsdRate>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUsdRateQueryResult = NonNullable<Awaited<ReturnType<typeof getUsdRate>>>
export type GetUsdRateQueryError = ErrorType<unknown>


export function useGetUsdRate<TData = Awaited<ReturnType<typeof getUsdRate>>, TError = ErrorType<unknown>>(
 unit: FiatUnit, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdRate>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsdRate>>,
          TError,
          Awaited<ReturnType<typeof getUsdRate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsdRate<TData = Awaited<ReturnType<typeof getUsdRate>>, TError = ErrorType<unknown>>(
 unit: FiatUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdRate>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUsdRate>>,
          TError,
          Awaited<ReturnType<typeof getUsdRate>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUsdRate<TData = Awaited<ReturnType<typeof getUsdRate>>, TError = ErrorType<unknown>>(
 unit: FiatUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdRate>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what a dollar is worth in another currency
 */

export function useGetUsdRate<TData = Awaited<ReturnType<typeof getUsdRate>>, TError = ErrorType<unknown>>(
 unit: FiatUnit, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUsdRate>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUsdRateQueryOptions(unit,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coins that others are priced in
 */
export const listQuoteCoins = (

 signal?: AbortSignal
) => {


      return requestListQuoteCoins<QuoteCoinsResponse>(
      {url: `/exchange/exchange-coin/base-symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListQuoteCoinsQueryKey = () => {
    return [
    'POST', `/exchange/exchange-coin/base-symbol`
    ] as const;
    }


export const getListQuoteCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listQuoteCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuoteCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListQuoteCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listQuoteCoins>>> = ({ signal }) => listQuoteCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listQuoteCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListQuoteCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listQuoteCoins>>>
export type ListQuoteCoinsQueryError = ErrorType<unknown>


export function useListQuoteCoins<TData = Awaited<ReturnType<typeof listQuoteCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuoteCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuoteCoins>>,
          TError,
          Awaited<ReturnType<typeof listQuoteCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuoteCoins<TData = Awaited<ReturnType<typeof listQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuoteCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listQuoteCoins>>,
          TError,
          Awaited<ReturnType<typeof listQuoteCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListQuoteCoins<TData = Awaited<ReturnType<typeof listQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuoteCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that others are priced in
 */

export function useListQuoteCoins<TData = Awaited<ReturnType<typeof listQuoteCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listQuoteCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListQuoteCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






