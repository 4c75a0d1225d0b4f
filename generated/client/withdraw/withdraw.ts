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
  CreateWithdrawalRequest
} from '../../models/create-withdrawal-request.ts';

import type {
  DeleteSavedAddressRequest
} from '../../models/delete-saved-address-request.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  PageRequest
} from '../../models/page-request.ts';

import type {
  SaveAddressRequest
} from '../../models/save-address-request.ts';

import type {
  WithdrawableCoinsResponse
} from '../../models/withdrawable-coins-response.ts';

import type {
  WithdrawableUnitsResponse
} from '../../models/withdrawable-units-response.ts';

import type {
  WithdrawalsResponse
} from '../../models/withdrawals-response.ts';

import { requestListWithdrawals } from '../../requests/withdraw.ts';
import type { ErrorType } from '../../requests/withdraw.ts';
import { requestListWithdrawableUnits } from '../../requests/withdraw.ts';
import { requestListWithdrawableCoins } from '../../requests/withdraw.ts';
import { requestCreateWithdrawal } from '../../requests/withdraw.ts';
import { requestSendWithdrawPhoneCode } from '../../requests/withdraw.ts';
import { requestSendWithdrawEmailCode } from '../../requests/withdraw.ts';
import { requestSaveAddress } from '../../requests/withdraw.ts';
import { requestDeleteSavedAddress } from '../../requests/withdraw.ts';




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
 * @summary List withdrawals
 */
export const listWithdrawals = (
    pageRequest: PageRequest,
 signal?: AbortSignal
) => {


      return requestListWithdrawals<WithdrawalsResponse>(
      {url: `/uc/withdraw/list`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: pageRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getListWithdrawalsQueryKey = (pageRequest?: PageRequest,) => {
    return [
    'POST', `/uc/withdraw/list`, pageRequest
    ] as const;
    }


export const getListWithdrawalsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawalsQueryKey(pageRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawals>>> = ({ signal }) => listWithdrawals(pageRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawalsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawals>>>
export type ListWithdrawalsQueryError = ErrorType<unknown>


export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawals>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawals>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List withdrawals
 */

export function useListWithdrawals<TData = Awaited<ReturnType<typeof listWithdrawals>>, TError = ErrorType<unknown>>(
 pageRequest: PageRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawals>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawalsQueryOptions(pageRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Some servers want a token.
 * @summary List the short names of coins that can be withdrawn
 */
export const listWithdrawableUnits = (

 signal?: AbortSignal
) => {


      return requestListWithdrawableUnits<WithdrawableUnitsResponse>(
      {url: `/uc/withdraw/support/coin`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListWithdrawableUnitsQueryKey = () => {
    return [
    'POST', `/uc/withdraw/support/coin`
    ] as const;
    }


export const getListWithdrawableUnitsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawableUnits>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableUnits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawableUnitsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawableUnits>>> = ({ signal }) => listWithdrawableUnits(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableUnits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawableUnitsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawableUnits>>>
export type ListWithdrawableUnitsQueryError = ErrorType<unknown>


export function useListWithdrawableUnits<TData = Awaited<ReturnType<typeof listWithdrawableUnits>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableUnits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawableUnits>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawableUnits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawableUnits<TData = Awaited<ReturnType<typeof listWithdrawableUnits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableUnits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawableUnits>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawableUnits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawableUnits<TData = Awaited<ReturnType<typeof listWithdrawableUnits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableUnits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the short names of coins that can be withdrawn
 */

export function useListWithdrawableUnits<TData = Awaited<ReturnType<typeof listWithdrawableUnits>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableUnits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawableUnitsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the coins that can be withdrawn
 */
export const listWithdrawableCoins = (

 signal?: AbortSignal
) => {


      return requestListWithdrawableCoins<WithdrawableCoinsResponse>(
      {url: `/uc/withdraw/support/coin/info`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListWithdrawableCoinsQueryKey = () => {
    return [
    'POST', `/uc/withdraw/support/coin/info`
    ] as const;
    }


export const getListWithdrawableCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listWithdrawableCoins>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListWithdrawableCoinsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listWithdrawableCoins>>> = ({ signal }) => listWithdrawableCoins(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListWithdrawableCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listWithdrawableCoins>>>
export type ListWithdrawableCoinsQueryError = ErrorType<unknown>


export function useListWithdrawableCoins<TData = Awaited<ReturnType<typeof listWithdrawableCoins>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawableCoins>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawableCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawableCoins<TData = Awaited<ReturnType<typeof listWithdrawableCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listWithdrawableCoins>>,
          TError,
          Awaited<ReturnType<typeof listWithdrawableCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListWithdrawableCoins<TData = Awaited<ReturnType<typeof listWithdrawableCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coins that can be withdrawn
 */

export function useListWithdrawableCoins<TData = Awaited<ReturnType<typeof listWithdrawableCoins>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listWithdrawableCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListWithdrawableCoinsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Withdraw coins
 */
export const createWithdrawal = (
    createWithdrawalRequest: CreateWithdrawalRequest,
 signal?: AbortSignal
) => {


      return requestCreateWithdrawal<NoData>(
      {url: `/uc/withdraw/create`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: createWithdrawalRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCreateWithdrawalMutationKey = () => ['createWithdrawal'] as const;

export const getCreateWithdrawalMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext> => {

const mutationKey = getCreateWithdrawalMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof createWithdrawal>>, CreateWithdrawalMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  createWithdrawal(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CreateWithdrawalMutationResult = NonNullable<Awaited<ReturnType<typeof createWithdrawal>>>
    export type CreateWithdrawalMutationBody = CreateWithdrawalRequest
    export type CreateWithdrawalMutationError = ErrorType<unknown>
    export type CreateWithdrawalMutationVariables = {data: CreateWithdrawalRequest}

    /**
 * @summary Withdraw coins
 */
export const useCreateWithdrawal = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof createWithdrawal>>, TError,CreateWithdrawalMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof createWithdrawal>>,
        TError,
        CreateWithdrawalMutationVariables,
        TContext
      > => {
      return useMutation(getCreateWithdrawalMutationOptions(options), queryClient);
    }
    /**
 * The code lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a withdrawal code by text message
 */
export const sendWithdrawPhoneCode = (

 signal?: AbortSignal
) => {


      return requestSendWithdrawPhoneCode<NoData>(
      {url: `/uc/mobile/withdraw/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendWithdrawPhoneCodeMutationKey = () => ['sendWithdrawPhoneCode'] as const;

export const getSendWithdrawPhoneCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawPhoneCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawPhoneCode>>, TError,void, TContext> => {

const mutationKey = getSendWithdrawPhoneCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendWithdrawPhoneCode>>, void> = () => {


          return  sendWithdrawPhoneCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendWithdrawPhoneCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendWithdrawPhoneCode>>>

    export type SendWithdrawPhoneCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a withdrawal code by text message
 */
export const useSendWithdrawPhoneCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawPhoneCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendWithdrawPhoneCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendWithdrawPhoneCodeMutationOptions(options), queryClient);
    }
    /**
 * The code lives 10 minutes, and until then no other is sent.
 * @summary Send a withdrawal code by e-mail
 */
export const sendWithdrawEmailCode = (

 signal?: AbortSignal
) => {


      return requestSendWithdrawEmailCode<NoData>(
      {url: `/uc/email/withdraw/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendWithdrawEmailCodeMutationKey = () => ['sendWithdrawEmailCode'] as const;

export const getSendWithdrawEmailCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawEmailCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawEmailCode>>, TError,void, TContext> => {

const mutationKey = getSendWithdrawEmailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendWithdrawEmailCode>>, void> = () => {


          return  sendWithdrawEmailCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendWithdrawEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendWithdrawEmailCode>>>

    export type SendWithdrawEmailCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a withdrawal code by e-mail
 */
export const useSendWithdrawEmailCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendWithdrawEmailCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendWithdrawEmailCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendWithdrawEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * It comes back among the `addresses` of its coin in listWithdrawableCoins.
 * @summary Keep an address for withdrawals
 */
export const saveAddress = (
    saveAddressRequest: SaveAddressRequest,
 signal?: AbortSignal
) => {


      return requestSaveAddress<NoData>(
      {url: `/uc/withdraw/address/add`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: saveAddressRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSaveAddressMutationKey = () => ['saveAddress'] as const;

export const getSaveAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAddress>>, TError,SaveAddressMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof saveAddress>>, TError,SaveAddressMutationVariables, TContext> => {

const mutationKey = getSaveAddressMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveAddress>>, SaveAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveAddress(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SaveAddressMutationResult = NonNullable<Awaited<ReturnType<typeof saveAddress>>>
    export type SaveAddressMutationBody = SaveAddressRequest
    export type SaveAddressMutationError = ErrorType<unknown>
    export type SaveAddressMutationVariables = {data: SaveAddressRequest}

    /**
 * @summary Keep an address for withdrawals
 */
export const useSaveAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveAddress>>, TError,SaveAddressMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveAddress>>,
        TError,
        SaveAddressMutationVariables,
        TContext
      > => {
      return useMutation(getSaveAddressMutationOptions(options), queryClient);
    }
    /**
 * @summary Forget a saved address
 */
export const deleteSavedAddress = (
    deleteSavedAddressRequest: DeleteSavedAddressRequest,
 signal?: AbortSignal
) => {


      return requestDeleteSavedAddress<NoData>(
      {url: `/uc/withdraw/address/delete`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: deleteSavedAddressRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDeleteSavedAddressMutationKey = () => ['deleteSavedAddress'] as const;

export const getDeleteSavedAddressMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedAddress>>, TError,DeleteSavedAddressMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof deleteSavedAddress>>, TError,DeleteSavedAddressMutationVariables, TContext> => {

const mutationKey = getDeleteSavedAddressMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof deleteSavedAddress>>, DeleteSavedAddressMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  deleteSavedAddress(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DeleteSavedAddressMutationResult = NonNullable<Awaited<ReturnType<typeof deleteSavedAddress>>>
    export type DeleteSavedAddressMutationBody = DeleteSavedAddressRequest
    export type DeleteSavedAddressMutationError = ErrorType<unknown>
    export type DeleteSavedAddressMutationVariables = {data: DeleteSavedAddressRequest}

    /**
 * @summary Forget a saved address
 */
export const useDeleteSavedAddress = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof deleteSavedAddress>>, TError,DeleteSavedAddressMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof deleteSavedAddress>>,
        TError,
        DeleteSavedAddressMutationVariables,
        TContext
      > => {
      return useMutation(getDeleteSavedAddressMutationOptions(options), queryClient);
    }
