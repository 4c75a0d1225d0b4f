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
  BookSides
} from '../../models/book-sides.ts';

import type {
  Book
} from '../../models/book.ts';

import type {
  CoinThumbs
} from '../../models/coin-thumbs.ts';

import type {
  ContractOptionCoin
} from '../../models/contract-option-coin.ts';

import type {
  ContractOptionCoins
} from '../../models/contract-option-coins.ts';

import type {
  KLineRows
} from '../../models/kline-rows.ts';

import type {
  ListOptionCandlesParams
} from '../../models/list-option-candles-params.ts';

import type {
  ListTradesRequest
} from '../../models/list-trades-request.ts';

import type {
  OptionMarketResponse
} from '../../models/option-market-response.ts';

import type {
  OptionMarketsResponse
} from '../../models/option-markets-response.ts';

import type {
  QuoteCoinsResponse
} from '../../models/quote-coins-response.ts';

import type {
  SymbolRequest
} from '../../models/symbol-request.ts';

import type {
  Trades
} from '../../models/trades.ts';

import { requestListOptionMarkets } from '../../requests/option-market.ts';
import type { ErrorType } from '../../requests/option-market.ts';
import { requestListOptionThumbs } from '../../requests/option-market.ts';
import { requestGetOptionMarket } from '../../requests/option-market.ts';
import { requestListOptionCandles } from '../../requests/option-market.ts';
import { requestListOptionTrades } from '../../requests/option-market.ts';
import { requestGetOptionBook } from '../../requests/option-market.ts';
import { requestGetOptionBookTop } from '../../requests/option-market.ts';
import { requestGetOptionBookDepth } from '../../requests/option-market.ts';
import { requestListOptionMarketInfos } from '../../requests/option-market.ts';
import { requestGetOptionMarketInfo } from '../../requests/option-market.ts';
import { requestListOptionStakeCoins } from '../../requests/option-market.ts';




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
 * @summary List the option pairs and their rules
 */
export const listOptionMarkets = (

 signal?: AbortSignal
) => {


      return requestListOptionMarkets<ContractOptionCoins>(
      {url: `/option/symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOptionMarketsQueryKey = () => {
    return [
    'POST', `/option/symbol`
    ] as const;
    }


export const getListOptionMarketsQueryOptions = <TData = Awaited<ReturnType<typeof listOptionMarkets>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarkets>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionMarketsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptionMarkets>>> = ({ signal }) => listOptionMarkets(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptionMarkets>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionMarketsQueryResult = NonNullable<Awaited<ReturnType<typeof listOptionMarkets>>>
export type ListOptionMarketsQueryError = ErrorType<unknown>


export function useListOptionMarkets<TData = Awaited<ReturnType<typeof listOptionMarkets>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarkets>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionMarkets>>,
          TError,
          Awaited<ReturnType<typeof listOptionMarkets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionMarkets<TData = Awaited<ReturnType<typeof listOptionMarkets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarkets>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionMarkets>>,
          TError,
          Awaited<ReturnType<typeof listOptionMarkets>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionMarkets<TData = Awaited<ReturnType<typeof listOptionMarkets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarkets>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the option pairs and their rules
 */

export function useListOptionMarkets<TData = Awaited<ReturnType<typeof listOptionMarkets>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarkets>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionMarketsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List how all option pairs stand
 */
export const listOptionThumbs = (

 signal?: AbortSignal
) => {


      return requestListOptionThumbs<CoinThumbs>(
      {url: `/option/symbol-thumb`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOptionThumbsQueryKey = () => {
    return [
    'POST', `/option/symbol-thumb`
    ] as const;
    }


export const getListOptionThumbsQueryOptions = <TData = Awaited<ReturnType<typeof listOptionThumbs>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionThumbs>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionThumbsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptionThumbs>>> = ({ signal }) => listOptionThumbs(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptionThumbs>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionThumbsQueryResult = NonNullable<Awaited<ReturnType<typeof listOptionThumbs>>>
export type ListOptionThumbsQueryError = ErrorType<unknown>


export function useListOptionThumbs<TData = Awaited<ReturnType<typeof listOptionThumbs>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionThumbs>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionThumbs>>,
          TError,
          Awaited<ReturnType<typeof listOptionThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionThumbs<TData = Awaited<ReturnType<typeof listOptionThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionThumbs>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionThumbs>>,
          TError,
          Awaited<ReturnType<typeof listOptionThumbs>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionThumbs<TData = Awaited<ReturnType<typeof listOptionThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List how all option pairs stand
 */

export function useListOptionThumbs<TData = Awaited<ReturnType<typeof listOptionThumbs>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionThumbs>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionThumbsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the rules of one option pair, with the time
 */
export const getOptionMarket = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetOptionMarket<ContractOptionCoin>(
      {url: `/option/symbol-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOptionMarketQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/option/symbol-info`, symbolRequest
    ] as const;
    }


export const getGetOptionMarketQueryOptions = <TData = Awaited<ReturnType<typeof getOptionMarket>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarket>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionMarketQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionMarket>>> = ({ signal }) => getOptionMarket(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOptionMarket>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOptionMarketQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionMarket>>>
export type GetOptionMarketQueryError = ErrorType<unknown>


export function useGetOptionMarket<TData = Awaited<ReturnType<typeof getOptionMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarket>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionMarket>>,
          TError,
          Awaited<ReturnType<typeof getOptionMarket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionMarket<TData = Awaited<ReturnType<typeof getOptionMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarket>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionMarket>>,
          TError,
          Awaited<ReturnType<typeof getOptionMarket>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionMarket<TData = Awaited<ReturnType<typeof getOptionMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarket>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of one option pair, with the time
 */

export function useGetOptionMarket<TData = Awaited<ReturnType<typeof getOptionMarket>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarket>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOptionMarketQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The last candle goes on until now. A range without trades gives none.
 * @summary List candles of one option pair
 */
export const listOptionCandles = (
    params: ListOptionCandlesParams,
 signal?: AbortSignal
) => {


      return requestListOptionCandles<KLineRows>(
      {url: `/option/history`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOptionCandlesQueryKey = (params?: ListOptionCandlesParams,) => {
    return [
    `/option/history`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOptionCandlesQueryOptions = <TData = Awaited<ReturnType<typeof listOptionCandles>>, TError = ErrorType<unknown>>(params: ListOptionCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionCandles>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionCandlesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptionCandles>>> = ({ signal }) => listOptionCandles(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptionCandles>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionCandlesQueryResult = NonNullable<Awaited<ReturnType<typeof listOptionCandles>>>
export type ListOptionCandlesQueryError = ErrorType<unknown>


export function useListOptionCandles<TData = Awaited<ReturnType<typeof listOptionCandles>>, TError = ErrorType<unknown>>(
 params: ListOptionCandlesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionCandles>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionCandles>>,
          TError,
          Awaited<ReturnType<typeof listOptionCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionCandles<TData = Awaited<ReturnType<typeof listOptionCandles>>, TError = ErrorType<unknown>>(
 params: ListOptionCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionCandles>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionCandles>>,
          TError,
          Awaited<ReturnType<typeof listOptionCandles>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionCandles<TData = Awaited<ReturnType<typeof listOptionCandles>>, TError = ErrorType<unknown>>(
 params: ListOptionCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List candles of one option pair
 */

export function useListOptionCandles<TData = Awaited<ReturnType<typeof listOptionCandles>>, TError = ErrorType<unknown>>(
 params: ListOptionCandlesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionCandles>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionCandlesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the latest trades of one option pair
 */
export const listOptionTrades = (
    listTradesRequest: ListTradesRequest,
 signal?: AbortSignal
) => {


      return requestListOptionTrades<Trades>(
      {url: `/option/latest-trade`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: listTradesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOptionTradesQueryKey = (listTradesRequest?: ListTradesRequest,) => {
    return [
    'POST', `/option/latest-trade`, listTradesRequest
    ] as const;
    }


export const getListOptionTradesQueryOptions = <TData = Awaited<ReturnType<typeof listOptionTrades>>, TError = ErrorType<unknown>>(listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionTrades>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionTradesQueryKey(listTradesRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptionTrades>>> = ({ signal }) => listOptionTrades(listTradesRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptionTrades>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionTradesQueryResult = NonNullable<Awaited<ReturnType<typeof listOptionTrades>>>
export type ListOptionTradesQueryError = ErrorType<unknown>


export function useListOptionTrades<TData = Awaited<ReturnType<typeof listOptionTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionTrades>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionTrades>>,
          TError,
          Awaited<ReturnType<typeof listOptionTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionTrades<TData = Awaited<ReturnType<typeof listOptionTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionTrades>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionTrades>>,
          TError,
          Awaited<ReturnType<typeof listOptionTrades>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionTrades<TData = Awaited<ReturnType<typeof listOptionTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the latest trades of one option pair
 */

export function useListOptionTrades<TData = Awaited<ReturnType<typeof listOptionTrades>>, TError = ErrorType<unknown>>(
 listTradesRequest: ListTradesRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionTrades>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionTradesQueryOptions(listTradesRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the order book of one option pair
 */
export const getOptionBook = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetOptionBook<Book>(
      {url: `/option/exchange-plate`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOptionBookQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/option/exchange-plate`, symbolRequest
    ] as const;
    }


export const getGetOptionBookQueryOptions = <TData = Awaited<ReturnType<typeof getOptionBook>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBook>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionBookQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionBook>>> = ({ signal }) => getOptionBook(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOptionBook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOptionBookQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionBook>>>
export type GetOptionBookQueryError = ErrorType<unknown>


export function useGetOptionBook<TData = Awaited<ReturnType<typeof getOptionBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionBook>>,
          TError,
          Awaited<ReturnType<typeof getOptionBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionBook<TData = Awaited<ReturnType<typeof getOptionBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionBook>>,
          TError,
          Awaited<ReturnType<typeof getOptionBook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionBook<TData = Awaited<ReturnType<typeof getOptionBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBook>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order book of one option pair
 */

export function useGetOptionBook<TData = Awaited<ReturnType<typeof getOptionBook>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBook>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOptionBookQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Public servers give up to 20 levels a side.
 * @summary Read the best levels of the order book of one option pair
 */
export const getOptionBookTop = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetOptionBookTop<BookSides>(
      {url: `/option/exchange-plate-mini`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOptionBookTopQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/option/exchange-plate-mini`, symbolRequest
    ] as const;
    }


export const getGetOptionBookTopQueryOptions = <TData = Awaited<ReturnType<typeof getOptionBookTop>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookTop>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionBookTopQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionBookTop>>> = ({ signal }) => getOptionBookTop(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOptionBookTop>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOptionBookTopQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionBookTop>>>
export type GetOptionBookTopQueryError = ErrorType<unknown>


export function useGetOptionBookTop<TData = Awaited<ReturnType<typeof getOptionBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookTop>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionBookTop>>,
          TError,
          Awaited<ReturnType<typeof getOptionBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionBookTop<TData = Awaited<ReturnType<typeof getOptionBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookTop>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionBookTop>>,
          TError,
          Awaited<ReturnType<typeof getOptionBookTop>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionBookTop<TData = Awaited<ReturnType<typeof getOptionBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the best levels of the order book of one option pair
 */

export function useGetOptionBookTop<TData = Awaited<ReturnType<typeof getOptionBookTop>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookTop>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOptionBookTopQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The levels that a depth chart is drawn from.
 * @summary Read the order book of one option pair far from the price
 */
export const getOptionBookDepth = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetOptionBookDepth<BookSides>(
      {url: `/option/exchange-plate-full`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOptionBookDepthQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/option/exchange-plate-full`, symbolRequest
    ] as const;
    }


export const getGetOptionBookDepthQueryOptions = <TData = Awaited<ReturnType<typeof getOptionBookDepth>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookDepth>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionBookDepthQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionBookDepth>>> = ({ signal }) => getOptionBookDepth(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOptionBookDepth>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOptionBookDepthQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionBookDepth>>>
export type GetOptionBookDepthQueryError = ErrorType<unknown>


export function useGetOptionBookDepth<TData = Awaited<ReturnType<typeof getOptionBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookDepth>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getOptionBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionBookDepth<TData = Awaited<ReturnType<typeof getOptionBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookDepth>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionBookDepth>>,
          TError,
          Awaited<ReturnType<typeof getOptionBookDepth>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionBookDepth<TData = Awaited<ReturnType<typeof getOptionBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the order book of one option pair far from the price
 */

export function useGetOptionBookDepth<TData = Awaited<ReturnType<typeof getOptionBookDepth>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionBookDepth>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOptionBookDepthQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The same pairs and rules that the market lists.
 * @summary List the option pairs, in an envelope
 */
export const listOptionMarketInfos = (

 signal?: AbortSignal
) => {


      return requestListOptionMarketInfos<OptionMarketsResponse>(
      {url: `/option/coin/coin-list`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOptionMarketInfosQueryKey = () => {
    return [
    'POST', `/option/coin/coin-list`
    ] as const;
    }


export const getListOptionMarketInfosQueryOptions = <TData = Awaited<ReturnType<typeof listOptionMarketInfos>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarketInfos>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionMarketInfosQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptionMarketInfos>>> = ({ signal }) => listOptionMarketInfos(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptionMarketInfos>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionMarketInfosQueryResult = NonNullable<Awaited<ReturnType<typeof listOptionMarketInfos>>>
export type ListOptionMarketInfosQueryError = ErrorType<unknown>


export function useListOptionMarketInfos<TData = Awaited<ReturnType<typeof listOptionMarketInfos>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarketInfos>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionMarketInfos>>,
          TError,
          Awaited<ReturnType<typeof listOptionMarketInfos>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionMarketInfos<TData = Awaited<ReturnType<typeof listOptionMarketInfos>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarketInfos>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionMarketInfos>>,
          TError,
          Awaited<ReturnType<typeof listOptionMarketInfos>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionMarketInfos<TData = Awaited<ReturnType<typeof listOptionMarketInfos>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarketInfos>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the option pairs, in an envelope
 */

export function useListOptionMarketInfos<TData = Awaited<ReturnType<typeof listOptionMarketInfos>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionMarketInfos>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionMarketInfosQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the rules of one option pair, without the time
 */
export const getOptionMarketInfo = (
    symbolRequest: SymbolRequest,
 signal?: AbortSignal
) => {


      return requestGetOptionMarketInfo<OptionMarketResponse>(
      {url: `/option/coin/coin-info`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: symbolRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOptionMarketInfoQueryKey = (symbolRequest?: SymbolRequest,) => {
    return [
    'POST', `/option/coin/coin-info`, symbolRequest
    ] as const;
    }


export const getGetOptionMarketInfoQueryOptions = <TData = Awaited<ReturnType<typeof getOptionMarketInfo>>, TError = ErrorType<unknown>>(symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarketInfo>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOptionMarketInfoQueryKey(symbolRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOptionMarketInfo>>> = ({ signal }) => getOptionMarketInfo(symbolRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOptionMarketInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOptionMarketInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getOptionMarketInfo>>>
export type GetOptionMarketInfoQueryError = ErrorType<unknown>


export function useGetOptionMarketInfo<TData = Awaited<ReturnType<typeof getOptionMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarketInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionMarketInfo>>,
          TError,
          Awaited<ReturnType<typeof getOptionMarketInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionMarketInfo<TData = Awaited<ReturnType<typeof getOptionMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarketInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOptionMarketInfo>>,
          TError,
          Awaited<ReturnType<typeof getOptionMarketInfo>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOptionMarketInfo<TData = Awaited<ReturnType<typeof getOptionMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarketInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the rules of one option pair, without the time
 */

export function useGetOptionMarketInfo<TData = Awaited<ReturnType<typeof getOptionMarketInfo>>, TError = ErrorType<unknown>>(
 symbolRequest: SymbolRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOptionMarketInfo>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOptionMarketInfoQueryOptions(symbolRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coins that options are bet in
 */
export const listOptionStakeCoins = (

 signal?: AbortSignal
) => {


      return requestListOptionStakeCoins<QuoteCoinsResponse>(
      {url: `/option/coin/base-symbol`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOptionStakeCoinsQueryKey = () => {
    return [
    'POST', `/option/coin/base-symbol`
    ] as const;
    }


export const getListOptionStakeCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listOptionStakeCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionStakeCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOptionStakeCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOptionStakeCoins>>> = ({ signal }) => listOptionStakeCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOptionStakeCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOptionStakeCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listOptionStakeCoins>>>
export type ListOptionStakeCoinsQueryError = ErrorType<unknown>


export function useListOptionStakeCoins<TData = Awaited<ReturnType<typeof listOptionStakeCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionStakeCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionStakeCoins>>,
          TError,
          Awaited<ReturnType<typeof listOptionStakeCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionStakeCoins<TData = Awaited<ReturnType<typeof listOptionStakeCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionStakeCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOptionStakeCoins>>,
          TError,
          Awaited<ReturnType<typeof listOptionStakeCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOptionStakeCoins<TData = Awaited<ReturnType<typeof listOptionStakeCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionStakeCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that options are bet in
 */

export function useListOptionStakeCoins<TData = Awaited<ReturnType<typeof listOptionStakeCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOptionStakeCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOptionStakeCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






