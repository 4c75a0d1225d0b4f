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
  AuthenticatorSetupResponse
} from '../../models/authenticator-setup-response.ts';

import type {
  BindAuthenticatorParams
} from '../../models/bind-authenticator-params.ts';

import type {
  BindEmailRequest
} from '../../models/bind-email-request.ts';

import type {
  BindPhoneRequest
} from '../../models/bind-phone-request.ts';

import type {
  ChangeEmailRequest
} from '../../models/change-email-request.ts';

import type {
  ChangeFundPasswordRequest
} from '../../models/change-fund-password-request.ts';

import type {
  ChangeLoginPasswordRequest
} from '../../models/change-login-password-request.ts';

import type {
  ChangePhoneRequest
} from '../../models/change-phone-request.ts';

import type {
  CheckAuthenticatorCodeParams
} from '../../models/check-authenticator-code-params.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  RealNameApplicationResponse
} from '../../models/real-name-application-response.ts';

import type {
  RealNameRequest
} from '../../models/real-name-request.ts';

import type {
  ResetFundPasswordRequest
} from '../../models/reset-fund-password-request.ts';

import type {
  SecuritySettingResponse
} from '../../models/security-setting-response.ts';

import type {
  SendBindEmailCodeRequest
} from '../../models/send-bind-email-code-request.ts';

import type {
  SendBindPhoneCodeRequest
} from '../../models/send-bind-phone-code-request.ts';

import type {
  SendChangeEmailCodeRequest
} from '../../models/send-change-email-code-request.ts';

import type {
  SetFundPasswordRequest
} from '../../models/set-fund-password-request.ts';

import type {
  UnbindAuthenticatorParams
} from '../../models/unbind-authenticator-params.ts';

import { requestGetSecuritySetting } from '../../requests/security.ts';
import type { ErrorType } from '../../requests/security.ts';
import { requestApplyForRealName } from '../../requests/security.ts';
import { requestGetRealNameApplication } from '../../requests/security.ts';
import { requestSendBindEmailCode } from '../../requests/security.ts';
import { requestBindEmail } from '../../requests/security.ts';
import { requestSendBindPhoneCode } from '../../requests/security.ts';
import { requestBindPhone } from '../../requests/security.ts';
import { requestSendChangePhoneCode } from '../../requests/security.ts';
import { requestChangePhone } from '../../requests/security.ts';
import { requestSendOldEmailCode } from '../../requests/security.ts';
import { requestSendNewEmailCode } from '../../requests/security.ts';
import { requestChangeEmail } from '../../requests/security.ts';
import { requestSetFundPassword } from '../../requests/security.ts';
import { requestChangeFundPassword } from '../../requests/security.ts';
import { requestSendFundPasswordCode } from '../../requests/security.ts';
import { requestResetFundPassword } from '../../requests/security.ts';
import { requestSendLoginPasswordCode } from '../../requests/security.ts';
import { requestChangeLoginPassword } from '../../requests/security.ts';
import { requestStartAuthenticator } from '../../requests/security.ts';
import { requestBindAuthenticator } from '../../requests/security.ts';
import { requestUnbindAuthenticator } from '../../requests/security.ts';
import { requestCheckAuthenticatorCode } from '../../requests/security.ts';




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
 * @summary Read which protections are in place
 */
export const getSecuritySetting = (

 signal?: AbortSignal
) => {


      return requestGetSecuritySetting<SecuritySettingResponse>(
      {url: `/uc/approve/security/setting`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecuritySettingQueryKey = () => {
    return [
    'POST', `/uc/approve/security/setting`
    ] as const;
    }


export const getGetSecuritySettingQueryOptions = <TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecuritySettingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecuritySetting>>> = ({ signal }) => getSecuritySetting(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecuritySettingQueryResult = NonNullable<Awaited<ReturnType<typeof getSecuritySetting>>>
export type GetSecuritySettingQueryError = ErrorType<unknown>


export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecuritySetting>>,
          TError,
          Awaited<ReturnType<typeof getSecuritySetting>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecuritySetting>>,
          TError,
          Awaited<ReturnType<typeof getSecuritySetting>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read which protections are in place
 */

export function useGetSecuritySetting<TData = Awaited<ReturnType<typeof getSecuritySetting>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecuritySetting>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecuritySettingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Hand in real-name data for review
 */
export const applyForRealName = (
    realNameRequest: RealNameRequest,
 signal?: AbortSignal
) => {


      return requestApplyForRealName<NoData>(
      {url: `/uc/approve/real/name`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: realNameRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getApplyForRealNameMutationKey = () => ['applyForRealName'] as const;

export const getApplyForRealNameMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForRealName>>, TError,ApplyForRealNameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof applyForRealName>>, TError,ApplyForRealNameMutationVariables, TContext> => {

const mutationKey = getApplyForRealNameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof applyForRealName>>, ApplyForRealNameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  applyForRealName(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApplyForRealNameMutationResult = NonNullable<Awaited<ReturnType<typeof applyForRealName>>>
    export type ApplyForRealNameMutationBody = RealNameRequest
    export type ApplyForRealNameMutationError = ErrorType<unknown>
    export type ApplyForRealNameMutationVariables = {data: RealNameRequest}

    /**
 * @summary Hand in real-name data for review
 */
export const useApplyForRealName = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof applyForRealName>>, TError,ApplyForRealNameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof applyForRealName>>,
        TError,
        ApplyForRealNameMutationVariables,
        TContext
      > => {
      return useMutation(getApplyForRealNameMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the last real-name application
 */
export const getRealNameApplication = (

 signal?: AbortSignal
) => {


      return requestGetRealNameApplication<RealNameApplicationResponse>(
      {url: `/uc/approve/real/detail`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetRealNameApplicationQueryKey = () => {
    return [
    'POST', `/uc/approve/real/detail`
    ] as const;
    }


export const getGetRealNameApplicationQueryOptions = <TData = Awaited<ReturnType<typeof getRealNameApplication>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealNameApplication>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetRealNameApplicationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getRealNameApplication>>> = ({ signal }) => getRealNameApplication(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getRealNameApplication>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetRealNameApplicationQueryResult = NonNullable<Awaited<ReturnType<typeof getRealNameApplication>>>
export type GetRealNameApplicationQueryError = ErrorType<unknown>


export function useGetRealNameApplication<TData = Awaited<ReturnType<typeof getRealNameApplication>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealNameApplication>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealNameApplication>>,
          TError,
          Awaited<ReturnType<typeof getRealNameApplication>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealNameApplication<TData = Awaited<ReturnType<typeof getRealNameApplication>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealNameApplication>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getRealNameApplication>>,
          TError,
          Awaited<ReturnType<typeof getRealNameApplication>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetRealNameApplication<TData = Awaited<ReturnType<typeof getRealNameApplication>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealNameApplication>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the last real-name application
 */

export function useGetRealNameApplication<TData = Awaited<ReturnType<typeof getRealNameApplication>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getRealNameApplication>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetRealNameApplicationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Send a code to an e-mail address that is to be bound
 */
export const sendBindEmailCode = (
    sendBindEmailCodeRequest: SendBindEmailCodeRequest,
 signal?: AbortSignal
) => {


      return requestSendBindEmailCode<NoData>(
      {url: `/uc/bind/email/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendBindEmailCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendBindEmailCodeMutationKey = () => ['sendBindEmailCode'] as const;

export const getSendBindEmailCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBindEmailCode>>, TError,SendBindEmailCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendBindEmailCode>>, TError,SendBindEmailCodeMutationVariables, TContext> => {

const mutationKey = getSendBindEmailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendBindEmailCode>>, SendBindEmailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendBindEmailCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendBindEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendBindEmailCode>>>
    export type SendBindEmailCodeMutationBody = SendBindEmailCodeRequest
    export type SendBindEmailCodeMutationError = ErrorType<unknown>
    export type SendBindEmailCodeMutationVariables = {data: SendBindEmailCodeRequest}

    /**
 * @summary Send a code to an e-mail address that is to be bound
 */
export const useSendBindEmailCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBindEmailCode>>, TError,SendBindEmailCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendBindEmailCode>>,
        TError,
        SendBindEmailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendBindEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Bind an e-mail address
 */
export const bindEmail = (
    bindEmailRequest: BindEmailRequest,
 signal?: AbortSignal
) => {


      return requestBindEmail<NoData>(
      {url: `/uc/approve/bind/email`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: bindEmailRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getBindEmailMutationKey = () => ['bindEmail'] as const;

export const getBindEmailMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext> => {

const mutationKey = getBindEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindEmail>>, BindEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindEmailMutationResult = NonNullable<Awaited<ReturnType<typeof bindEmail>>>
    export type BindEmailMutationBody = BindEmailRequest
    export type BindEmailMutationError = ErrorType<unknown>
    export type BindEmailMutationVariables = {data: BindEmailRequest}

    /**
 * @summary Bind an e-mail address
 */
export const useBindEmail = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindEmail>>, TError,BindEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindEmail>>,
        TError,
        BindEmailMutationVariables,
        TContext
      > => {
      return useMutation(getBindEmailMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to a phone number that is to be bound
 */
export const sendBindPhoneCode = (
    sendBindPhoneCodeRequest: SendBindPhoneCodeRequest,
 signal?: AbortSignal
) => {


      return requestSendBindPhoneCode<NoData>(
      {url: `/uc/mobile/bind/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendBindPhoneCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendBindPhoneCodeMutationKey = () => ['sendBindPhoneCode'] as const;

export const getSendBindPhoneCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBindPhoneCode>>, TError,SendBindPhoneCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendBindPhoneCode>>, TError,SendBindPhoneCodeMutationVariables, TContext> => {

const mutationKey = getSendBindPhoneCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendBindPhoneCode>>, SendBindPhoneCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendBindPhoneCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendBindPhoneCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendBindPhoneCode>>>
    export type SendBindPhoneCodeMutationBody = SendBindPhoneCodeRequest
    export type SendBindPhoneCodeMutationError = ErrorType<unknown>
    export type SendBindPhoneCodeMutationVariables = {data: SendBindPhoneCodeRequest}

    /**
 * @summary Send a code to a phone number that is to be bound
 */
export const useSendBindPhoneCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendBindPhoneCode>>, TError,SendBindPhoneCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendBindPhoneCode>>,
        TError,
        SendBindPhoneCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendBindPhoneCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Bind a phone number
 */
export const bindPhone = (
    bindPhoneRequest: BindPhoneRequest,
 signal?: AbortSignal
) => {


      return requestBindPhone<NoData>(
      {url: `/uc/approve/bind/phone`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: bindPhoneRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getBindPhoneMutationKey = () => ['bindPhone'] as const;

export const getBindPhoneMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindPhone>>, TError,BindPhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindPhone>>, TError,BindPhoneMutationVariables, TContext> => {

const mutationKey = getBindPhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindPhone>>, BindPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  bindPhone(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof bindPhone>>>
    export type BindPhoneMutationBody = BindPhoneRequest
    export type BindPhoneMutationError = ErrorType<unknown>
    export type BindPhoneMutationVariables = {data: BindPhoneRequest}

    /**
 * @summary Bind a phone number
 */
export const useBindPhone = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindPhone>>, TError,BindPhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindPhone>>,
        TError,
        BindPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getBindPhoneMutationOptions(options), queryClient);
    }
    /**
 * The code goes to the bound phone and lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a code for changing the phone number
 */
export const sendChangePhoneCode = (

 signal?: AbortSignal
) => {


      return requestSendChangePhoneCode<NoData>(
      {url: `/uc/mobile/change/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendChangePhoneCodeMutationKey = () => ['sendChangePhoneCode'] as const;

export const getSendChangePhoneCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendChangePhoneCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendChangePhoneCode>>, TError,void, TContext> => {

const mutationKey = getSendChangePhoneCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendChangePhoneCode>>, void> = () => {


          return  sendChangePhoneCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendChangePhoneCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendChangePhoneCode>>>

    export type SendChangePhoneCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a code for changing the phone number
 */
export const useSendChangePhoneCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendChangePhoneCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendChangePhoneCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendChangePhoneCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the bound phone number
 */
export const changePhone = (
    changePhoneRequest: ChangePhoneRequest,
 signal?: AbortSignal
) => {


      return requestChangePhone<NoData>(
      {url: `/uc/approve/change/phone`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: changePhoneRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangePhoneMutationKey = () => ['changePhone'] as const;

export const getChangePhoneMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext> => {

const mutationKey = getChangePhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changePhone>>, ChangePhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changePhone(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangePhoneMutationResult = NonNullable<Awaited<ReturnType<typeof changePhone>>>
    export type ChangePhoneMutationBody = ChangePhoneRequest
    export type ChangePhoneMutationError = ErrorType<unknown>
    export type ChangePhoneMutationVariables = {data: ChangePhoneRequest}

    /**
 * @summary Change the bound phone number
 */
export const useChangePhone = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changePhone>>, TError,ChangePhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changePhone>>,
        TError,
        ChangePhoneMutationVariables,
        TContext
      > => {
      return useMutation(getChangePhoneMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to the bound e-mail address before it is changed
 */
export const sendOldEmailCode = (

 signal?: AbortSignal
) => {


      return requestSendOldEmailCode<NoData>(
      {url: `/uc/untie/email/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendOldEmailCodeMutationKey = () => ['sendOldEmailCode'] as const;

export const getSendOldEmailCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOldEmailCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendOldEmailCode>>, TError,void, TContext> => {

const mutationKey = getSendOldEmailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendOldEmailCode>>, void> = () => {


          return  sendOldEmailCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendOldEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendOldEmailCode>>>

    export type SendOldEmailCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a code to the bound e-mail address before it is changed
 */
export const useSendOldEmailCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendOldEmailCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendOldEmailCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendOldEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Send a code to the new e-mail address
 */
export const sendNewEmailCode = (
    sendChangeEmailCodeRequest: SendChangeEmailCodeRequest,
 signal?: AbortSignal
) => {


      return requestSendNewEmailCode<NoData>(
      {url: `/uc/update/email/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendChangeEmailCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendNewEmailCodeMutationKey = () => ['sendNewEmailCode'] as const;

export const getSendNewEmailCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendNewEmailCode>>, TError,SendNewEmailCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendNewEmailCode>>, TError,SendNewEmailCodeMutationVariables, TContext> => {

const mutationKey = getSendNewEmailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendNewEmailCode>>, SendNewEmailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendNewEmailCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendNewEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendNewEmailCode>>>
    export type SendNewEmailCodeMutationBody = SendChangeEmailCodeRequest
    export type SendNewEmailCodeMutationError = ErrorType<unknown>
    export type SendNewEmailCodeMutationVariables = {data: SendChangeEmailCodeRequest}

    /**
 * @summary Send a code to the new e-mail address
 */
export const useSendNewEmailCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendNewEmailCode>>, TError,SendNewEmailCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendNewEmailCode>>,
        TError,
        SendNewEmailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendNewEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the bound e-mail address
 */
export const changeEmail = (
    changeEmailRequest: ChangeEmailRequest,
 signal?: AbortSignal
) => {


      return requestChangeEmail<NoData>(
      {url: `/uc/approve/update/email`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: changeEmailRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangeEmailMutationKey = () => ['changeEmail'] as const;

export const getChangeEmailMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext> => {

const mutationKey = getChangeEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeEmail>>, ChangeEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeEmailMutationResult = NonNullable<Awaited<ReturnType<typeof changeEmail>>>
    export type ChangeEmailMutationBody = ChangeEmailRequest
    export type ChangeEmailMutationError = ErrorType<unknown>
    export type ChangeEmailMutationVariables = {data: ChangeEmailRequest}

    /**
 * @summary Change the bound e-mail address
 */
export const useChangeEmail = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeEmail>>, TError,ChangeEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeEmail>>,
        TError,
        ChangeEmailMutationVariables,
        TContext
      > => {
      return useMutation(getChangeEmailMutationOptions(options), queryClient);
    }
    /**
 * @summary Set the first fund password
 */
export const setFundPassword = (
    setFundPasswordRequest: SetFundPasswordRequest,
 signal?: AbortSignal
) => {


      return requestSetFundPassword<NoData>(
      {url: `/uc/approve/transaction/password`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: setFundPasswordRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetFundPasswordMutationKey = () => ['setFundPassword'] as const;

export const getSetFundPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext> => {

const mutationKey = getSetFundPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setFundPassword>>, SetFundPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  setFundPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetFundPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof setFundPassword>>>
    export type SetFundPasswordMutationBody = SetFundPasswordRequest
    export type SetFundPasswordMutationError = ErrorType<unknown>
    export type SetFundPasswordMutationVariables = {data: SetFundPasswordRequest}

    /**
 * @summary Set the first fund password
 */
export const useSetFundPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setFundPassword>>, TError,SetFundPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setFundPassword>>,
        TError,
        SetFundPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getSetFundPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the fund password
 */
export const changeFundPassword = (
    changeFundPasswordRequest: ChangeFundPasswordRequest,
 signal?: AbortSignal
) => {


      return requestChangeFundPassword<NoData>(
      {url: `/uc/approve/update/transaction/password`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: changeFundPasswordRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangeFundPasswordMutationKey = () => ['changeFundPassword'] as const;

export const getChangeFundPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFundPassword>>, TError,ChangeFundPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeFundPassword>>, TError,ChangeFundPasswordMutationVariables, TContext> => {

const mutationKey = getChangeFundPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeFundPassword>>, ChangeFundPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeFundPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeFundPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeFundPassword>>>
    export type ChangeFundPasswordMutationBody = ChangeFundPasswordRequest
    export type ChangeFundPasswordMutationError = ErrorType<unknown>
    export type ChangeFundPasswordMutationVariables = {data: ChangeFundPasswordRequest}

    /**
 * @summary Change the fund password
 */
export const useChangeFundPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeFundPassword>>, TError,ChangeFundPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeFundPassword>>,
        TError,
        ChangeFundPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeFundPasswordMutationOptions(options), queryClient);
    }
    /**
 * The code goes to the bound phone and lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a code for resetting the fund password
 */
export const sendFundPasswordCode = (

 signal?: AbortSignal
) => {


      return requestSendFundPasswordCode<NoData>(
      {url: `/uc/mobile/transaction/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendFundPasswordCodeMutationKey = () => ['sendFundPasswordCode'] as const;

export const getSendFundPasswordCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFundPasswordCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendFundPasswordCode>>, TError,void, TContext> => {

const mutationKey = getSendFundPasswordCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendFundPasswordCode>>, void> = () => {


          return  sendFundPasswordCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendFundPasswordCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendFundPasswordCode>>>

    export type SendFundPasswordCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a code for resetting the fund password
 */
export const useSendFundPasswordCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendFundPasswordCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendFundPasswordCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendFundPasswordCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Set a new fund password with a code
 */
export const resetFundPassword = (
    resetFundPasswordRequest: ResetFundPasswordRequest,
 signal?: AbortSignal
) => {


      return requestResetFundPassword<NoData>(
      {url: `/uc/approve/reset/transaction/password`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: resetFundPasswordRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetFundPasswordMutationKey = () => ['resetFundPassword'] as const;

export const getResetFundPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetFundPassword>>, TError,ResetFundPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetFundPassword>>, TError,ResetFundPasswordMutationVariables, TContext> => {

const mutationKey = getResetFundPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetFundPassword>>, ResetFundPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetFundPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetFundPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetFundPassword>>>
    export type ResetFundPasswordMutationBody = ResetFundPasswordRequest
    export type ResetFundPasswordMutationError = ErrorType<unknown>
    export type ResetFundPasswordMutationVariables = {data: ResetFundPasswordRequest}

    /**
 * @summary Set a new fund password with a code
 */
export const useResetFundPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetFundPassword>>, TError,ResetFundPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetFundPassword>>,
        TError,
        ResetFundPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetFundPasswordMutationOptions(options), queryClient);
    }
    /**
 * The code goes to the bound phone and lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a code for changing the log-in password
 */
export const sendLoginPasswordCode = (

 signal?: AbortSignal
) => {


      return requestSendLoginPasswordCode<NoData>(
      {url: `/uc/mobile/update/password/code`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSendLoginPasswordCodeMutationKey = () => ['sendLoginPasswordCode'] as const;

export const getSendLoginPasswordCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLoginPasswordCode>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendLoginPasswordCode>>, TError,void, TContext> => {

const mutationKey = getSendLoginPasswordCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendLoginPasswordCode>>, void> = () => {


          return  sendLoginPasswordCode()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendLoginPasswordCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendLoginPasswordCode>>>

    export type SendLoginPasswordCodeMutationError = ErrorType<unknown>


    /**
 * @summary Send a code for changing the log-in password
 */
export const useSendLoginPasswordCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendLoginPasswordCode>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendLoginPasswordCode>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSendLoginPasswordCodeMutationOptions(options), queryClient);
    }
    /**
 * The client logs out afterwards.
 * @summary Change the log-in password
 */
export const changeLoginPassword = (
    changeLoginPasswordRequest: ChangeLoginPasswordRequest,
 signal?: AbortSignal
) => {


      return requestChangeLoginPassword<NoData>(
      {url: `/uc/approve/update/password`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: changeLoginPasswordRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangeLoginPasswordMutationKey = () => ['changeLoginPassword'] as const;

export const getChangeLoginPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext> => {

const mutationKey = getChangeLoginPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeLoginPassword>>, ChangeLoginPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeLoginPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeLoginPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof changeLoginPassword>>>
    export type ChangeLoginPasswordMutationBody = ChangeLoginPasswordRequest
    export type ChangeLoginPasswordMutationError = ErrorType<unknown>
    export type ChangeLoginPasswordMutationVariables = {data: ChangeLoginPasswordRequest}

    /**
 * @summary Change the log-in password
 */
export const useChangeLoginPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLoginPassword>>, TError,ChangeLoginPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeLoginPassword>>,
        TError,
        ChangeLoginPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getChangeLoginPasswordMutationOptions(options), queryClient);
    }
    /**
 * A new key each time; nothing is bound until the first code is checked. An act, because its answer is a secret.
 * @summary Get a key for an authenticator app
 */
export const startAuthenticator = (

 signal?: AbortSignal
) => {


      return requestStartAuthenticator<AuthenticatorSetupResponse>(
      {url: `/uc/google/sendgoogle`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getStartAuthenticatorMutationKey = () => ['startAuthenticator'] as const;

export const getStartAuthenticatorMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startAuthenticator>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startAuthenticator>>, TError,void, TContext> => {

const mutationKey = getStartAuthenticatorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startAuthenticator>>, void> = () => {


          return  startAuthenticator()
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartAuthenticatorMutationResult = NonNullable<Awaited<ReturnType<typeof startAuthenticator>>>

    export type StartAuthenticatorMutationError = ErrorType<unknown>


    /**
 * @summary Get a key for an authenticator app
 */
export const useStartAuthenticator = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startAuthenticator>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startAuthenticator>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartAuthenticatorMutationOptions(options), queryClient);
    }
    /**
 * Public servers take it as POST with the same names. Parameters of the GET stand in the address, so they are masked wherever addresses are written down.
 * @summary Bind an authenticator app
 */
export const bindAuthenticator = (
    params: BindAuthenticatorParams,
 signal?: AbortSignal
) => {


      return requestBindAuthenticator<NoData>(
      {url: `/uc/google/googleAuth`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getBindAuthenticatorMutationKey = () => ['bindAuthenticator'] as const;

export const getBindAuthenticatorMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindAuthenticator>>, TError,BindAuthenticatorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof bindAuthenticator>>, TError,BindAuthenticatorMutationVariables, TContext> => {

const mutationKey = getBindAuthenticatorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof bindAuthenticator>>, BindAuthenticatorMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  bindAuthenticator(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BindAuthenticatorMutationResult = NonNullable<Awaited<ReturnType<typeof bindAuthenticator>>>

    export type BindAuthenticatorMutationError = ErrorType<unknown>
    export type BindAuthenticatorMutationVariables = {params: BindAuthenticatorParams}

    /**
 * @summary Bind an authenticator app
 */
export const useBindAuthenticator = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof bindAuthenticator>>, TError,BindAuthenticatorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof bindAuthenticator>>,
        TError,
        BindAuthenticatorMutationVariables,
        TContext
      > => {
      return useMutation(getBindAuthenticatorMutationOptions(options), queryClient);
    }
    /**
 * Public servers take it as POST with the same names. Parameters of the GET stand in the address, so they are masked wherever addresses are written down.
 * @summary Remove the authenticator app
 */
export const unbindAuthenticator = (
    params: UnbindAuthenticatorParams,
 signal?: AbortSignal
) => {


      return requestUnbindAuthenticator<NoData>(
      {url: `/uc/google/jcgoogle`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getUnbindAuthenticatorMutationKey = () => ['unbindAuthenticator'] as const;

export const getUnbindAuthenticatorMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindAuthenticator>>, TError,UnbindAuthenticatorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof unbindAuthenticator>>, TError,UnbindAuthenticatorMutationVariables, TContext> => {

const mutationKey = getUnbindAuthenticatorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof unbindAuthenticator>>, UnbindAuthenticatorMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  unbindAuthenticator(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UnbindAuthenticatorMutationResult = NonNullable<Awaited<ReturnType<typeof unbindAuthenticator>>>

    export type UnbindAuthenticatorMutationError = ErrorType<unknown>
    export type UnbindAuthenticatorMutationVariables = {params: UnbindAuthenticatorParams}

    /**
 * @summary Remove the authenticator app
 */
export const useUnbindAuthenticator = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof unbindAuthenticator>>, TError,UnbindAuthenticatorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof unbindAuthenticator>>,
        TError,
        UnbindAuthenticatorMutationVariables,
        TContext
      > => {
      return useMutation(getUnbindAuthenticatorMutationOptions(options), queryClient);
    }
    /**
 * An act, because it carries a secret.
 * @summary Check a code of the authenticator app
 */
export const checkAuthenticatorCode = (
    params: CheckAuthenticatorCodeParams,
 signal?: AbortSignal
) => {


      return requestCheckAuthenticatorCode<NoData>(
      {url: `/uc/google/yzgoogle`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckAuthenticatorCodeMutationKey = () => ['checkAuthenticatorCode'] as const;

export const getCheckAuthenticatorCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkAuthenticatorCode>>, TError,CheckAuthenticatorCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkAuthenticatorCode>>, TError,CheckAuthenticatorCodeMutationVariables, TContext> => {

const mutationKey = getCheckAuthenticatorCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkAuthenticatorCode>>, CheckAuthenticatorCodeMutationVariables> = (props) => {
          const {params} = props ?? {};

          return  checkAuthenticatorCode(params,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckAuthenticatorCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkAuthenticatorCode>>>

    export type CheckAuthenticatorCodeMutationError = ErrorType<unknown>
    export type CheckAuthenticatorCodeMutationVariables = {params: CheckAuthenticatorCodeParams}

    /**
 * @summary Check a code of the authenticator app
 */
export const useCheckAuthenticatorCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkAuthenticatorCode>>, TError,CheckAuthenticatorCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkAuthenticatorCode>>,
        TError,
        CheckAuthenticatorCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckAuthenticatorCodeMutationOptions(options), queryClient);
    }
