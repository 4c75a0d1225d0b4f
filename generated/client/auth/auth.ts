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
  CheckUsernameRequest
} from '../../models/check-username-request.ts';

import type {
  CountriesResponse
} from '../../models/countries-response.ts';

import type {
  LoginRequest
} from '../../models/login-request.ts';

import type {
  LoginResponse
} from '../../models/login-response.ts';

import type {
  NoData
} from '../../models/no-data.ts';

import type {
  RegisterByEmailRequest
} from '../../models/register-by-email-request.ts';

import type {
  RegisterByPhoneRequest
} from '../../models/register-by-phone-request.ts';

import type {
  ResetLoginPasswordRequest
} from '../../models/reset-login-password-request.ts';

import type {
  SendRegisterEmailCodeRequest
} from '../../models/send-register-email-code-request.ts';

import type {
  SendRegisterPhoneCodeRequest
} from '../../models/send-register-phone-code-request.ts';

import type {
  SendResetEmailCodeRequest
} from '../../models/send-reset-email-code-request.ts';

import type {
  SendResetPhoneCodeRequest
} from '../../models/send-reset-phone-code-request.ts';

import type {
  SliderAnswerRequest
} from '../../models/slider-answer-request.ts';

import type {
  SliderPuzzleRequest
} from '../../models/slider-puzzle-request.ts';

import type {
  SliderPuzzleResponse
} from '../../models/slider-puzzle-response.ts';

import type {
  SliderTicketResponse
} from '../../models/slider-ticket-response.ts';

import { requestLogIn } from '../../requests/auth.ts';
import type { ErrorType } from '../../requests/auth.ts';
import { requestRegisterByPhone } from '../../requests/auth.ts';
import { requestRegisterByEmail } from '../../requests/auth.ts';
import { requestCheckUsername } from '../../requests/auth.ts';
import { requestSendRegisterEmailCode } from '../../requests/auth.ts';
import { requestSendRegisterPhoneCode } from '../../requests/auth.ts';
import { requestSendResetPhoneCode } from '../../requests/auth.ts';
import { requestSendResetEmailCode } from '../../requests/auth.ts';
import { requestResetLoginPassword } from '../../requests/auth.ts';
import { requestListCountries } from '../../requests/auth.ts';
import { requestGetSliderPuzzle } from '../../requests/auth.ts';
import { requestSolveSliderPuzzle } from '../../requests/auth.ts';




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
 * Names the account by phone number or e-mail address. When the account has an authenticator,
 * the first answer is error 505; the same call is sent again with `code`.
 * A log-in elsewhere ends the earlier session.
 * @summary Log in
 */
export const logIn = (
    loginRequest: LoginRequest,
 signal?: AbortSignal
) => {


      return requestLogIn<LoginResponse>(
      {url: `/uc/login`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: loginRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getLogInMutationKey = () => ['logIn'] as const;

export const getLogInMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext> => {

const mutationKey = getLogInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof logIn>>, LogInMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  logIn(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LogInMutationResult = NonNullable<Awaited<ReturnType<typeof logIn>>>
    export type LogInMutationBody = LoginRequest
    export type LogInMutationError = ErrorType<unknown>
    export type LogInMutationVariables = {data: LoginRequest}

    /**
 * @summary Log in
 */
export const useLogIn = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof logIn>>, TError,LogInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof logIn>>,
        TError,
        LogInMutationVariables,
        TContext
      > => {
      return useMutation(getLogInMutationOptions(options), queryClient);
    }
    /**
 * @summary Register with a phone number
 */
export const registerByPhone = (
    registerByPhoneRequest: RegisterByPhoneRequest,
 signal?: AbortSignal
) => {


      return requestRegisterByPhone<NoData>(
      {url: `/uc/register/phone`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: registerByPhoneRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRegisterByPhoneMutationKey = () => ['registerByPhone'] as const;

export const getRegisterByPhoneMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByPhone>>, TError,RegisterByPhoneMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerByPhone>>, TError,RegisterByPhoneMutationVariables, TContext> => {

const mutationKey = getRegisterByPhoneMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerByPhone>>, RegisterByPhoneMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerByPhone(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterByPhoneMutationResult = NonNullable<Awaited<ReturnType<typeof registerByPhone>>>
    export type RegisterByPhoneMutationBody = RegisterByPhoneRequest
    export type RegisterByPhoneMutationError = ErrorType<unknown>
    export type RegisterByPhoneMutationVariables = {data: RegisterByPhoneRequest}

    /**
 * @summary Register with a phone number
 */
export const useRegisterByPhone = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByPhone>>, TError,RegisterByPhoneMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerByPhone>>,
        TError,
        RegisterByPhoneMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterByPhoneMutationOptions(options), queryClient);
    }
    /**
 * @summary Register with an e-mail address
 */
export const registerByEmail = (
    registerByEmailRequest: RegisterByEmailRequest,
 signal?: AbortSignal
) => {


      return requestRegisterByEmail<NoData>(
      {url: `/uc/register/email`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: registerByEmailRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRegisterByEmailMutationKey = () => ['registerByEmail'] as const;

export const getRegisterByEmailMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByEmail>>, TError,RegisterByEmailMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof registerByEmail>>, TError,RegisterByEmailMutationVariables, TContext> => {

const mutationKey = getRegisterByEmailMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof registerByEmail>>, RegisterByEmailMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  registerByEmail(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RegisterByEmailMutationResult = NonNullable<Awaited<ReturnType<typeof registerByEmail>>>
    export type RegisterByEmailMutationBody = RegisterByEmailRequest
    export type RegisterByEmailMutationError = ErrorType<unknown>
    export type RegisterByEmailMutationVariables = {data: RegisterByEmailRequest}

    /**
 * @summary Register with an e-mail address
 */
export const useRegisterByEmail = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof registerByEmail>>, TError,RegisterByEmailMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof registerByEmail>>,
        TError,
        RegisterByEmailMutationVariables,
        TContext
      > => {
      return useMutation(getRegisterByEmailMutationOptions(options), queryClient);
    }
    /**
 * Success means free, a refusal means taken.
 * @summary Ask whether a user name is free
 */
export const checkUsername = (
    checkUsernameRequest: CheckUsernameRequest,
 signal?: AbortSignal
) => {


      return requestCheckUsername<NoData>(
      {url: `/uc/register/check/username`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: checkUsernameRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckUsernameQueryKey = (checkUsernameRequest?: CheckUsernameRequest,) => {
    return [
    'POST', `/uc/register/check/username`, checkUsernameRequest
    ] as const;
    }


export const getCheckUsernameQueryOptions = <TData = Awaited<ReturnType<typeof checkUsername>>, TError = ErrorType<unknown>>(checkUsernameRequest: CheckUsernameRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckUsernameQueryKey(checkUsernameRequest);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkUsername>>> = ({ signal }) => checkUsername(checkUsernameRequest, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckUsernameQueryResult = NonNullable<Awaited<ReturnType<typeof checkUsername>>>
export type CheckUsernameQueryError = ErrorType<unknown>


export function useCheckUsername<TData = Awaited<ReturnType<typeof checkUsername>>, TError = ErrorType<unknown>>(
 checkUsernameRequest: CheckUsernameRequest, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkUsername>>,
          TError,
          Awaited<ReturnType<typeof checkUsername>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckUsername<TData = Awaited<ReturnType<typeof checkUsername>>, TError = ErrorType<unknown>>(
 checkUsernameRequest: CheckUsernameRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkUsername>>,
          TError,
          Awaited<ReturnType<typeof checkUsername>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckUsername<TData = Awaited<ReturnType<typeof checkUsername>>, TError = ErrorType<unknown>>(
 checkUsernameRequest: CheckUsernameRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Ask whether a user name is free
 */

export function useCheckUsername<TData = Awaited<ReturnType<typeof checkUsername>>, TError = ErrorType<unknown>>(
 checkUsernameRequest: CheckUsernameRequest, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkUsername>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckUsernameQueryOptions(checkUsernameRequest,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The code lives 10 minutes.
 * @summary Send a registration code by e-mail
 */
export const sendRegisterEmailCode = (
    sendRegisterEmailCodeRequest: SendRegisterEmailCodeRequest,
 signal?: AbortSignal
) => {


      return requestSendRegisterEmailCode<NoData>(
      {url: `/uc/reg/email/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendRegisterEmailCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendRegisterEmailCodeMutationKey = () => ['sendRegisterEmailCode'] as const;

export const getSendRegisterEmailCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegisterEmailCode>>, TError,SendRegisterEmailCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendRegisterEmailCode>>, TError,SendRegisterEmailCodeMutationVariables, TContext> => {

const mutationKey = getSendRegisterEmailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendRegisterEmailCode>>, SendRegisterEmailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendRegisterEmailCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendRegisterEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendRegisterEmailCode>>>
    export type SendRegisterEmailCodeMutationBody = SendRegisterEmailCodeRequest
    export type SendRegisterEmailCodeMutationError = ErrorType<unknown>
    export type SendRegisterEmailCodeMutationVariables = {data: SendRegisterEmailCodeRequest}

    /**
 * @summary Send a registration code by e-mail
 */
export const useSendRegisterEmailCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegisterEmailCode>>, TError,SendRegisterEmailCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendRegisterEmailCode>>,
        TError,
        SendRegisterEmailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendRegisterEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * The code lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a registration code by text message
 */
export const sendRegisterPhoneCode = (
    sendRegisterPhoneCodeRequest: SendRegisterPhoneCodeRequest,
 signal?: AbortSignal
) => {


      return requestSendRegisterPhoneCode<NoData>(
      {url: `/uc/mobile/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendRegisterPhoneCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendRegisterPhoneCodeMutationKey = () => ['sendRegisterPhoneCode'] as const;

export const getSendRegisterPhoneCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegisterPhoneCode>>, TError,SendRegisterPhoneCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendRegisterPhoneCode>>, TError,SendRegisterPhoneCodeMutationVariables, TContext> => {

const mutationKey = getSendRegisterPhoneCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendRegisterPhoneCode>>, SendRegisterPhoneCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendRegisterPhoneCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendRegisterPhoneCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendRegisterPhoneCode>>>
    export type SendRegisterPhoneCodeMutationBody = SendRegisterPhoneCodeRequest
    export type SendRegisterPhoneCodeMutationError = ErrorType<unknown>
    export type SendRegisterPhoneCodeMutationVariables = {data: SendRegisterPhoneCodeRequest}

    /**
 * @summary Send a registration code by text message
 */
export const useSendRegisterPhoneCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendRegisterPhoneCode>>, TError,SendRegisterPhoneCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendRegisterPhoneCode>>,
        TError,
        SendRegisterPhoneCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendRegisterPhoneCodeMutationOptions(options), queryClient);
    }
    /**
 * The code lives 10 minutes. The next one can be asked for after 60 seconds.
 * @summary Send a password reset code by text message
 */
export const sendResetPhoneCode = (
    sendResetPhoneCodeRequest: SendResetPhoneCodeRequest,
 signal?: AbortSignal
) => {


      return requestSendResetPhoneCode<NoData>(
      {url: `/uc/mobile/reset/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendResetPhoneCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendResetPhoneCodeMutationKey = () => ['sendResetPhoneCode'] as const;

export const getSendResetPhoneCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetPhoneCode>>, TError,SendResetPhoneCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendResetPhoneCode>>, TError,SendResetPhoneCodeMutationVariables, TContext> => {

const mutationKey = getSendResetPhoneCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendResetPhoneCode>>, SendResetPhoneCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendResetPhoneCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendResetPhoneCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendResetPhoneCode>>>
    export type SendResetPhoneCodeMutationBody = SendResetPhoneCodeRequest
    export type SendResetPhoneCodeMutationError = ErrorType<unknown>
    export type SendResetPhoneCodeMutationVariables = {data: SendResetPhoneCodeRequest}

    /**
 * @summary Send a password reset code by text message
 */
export const useSendResetPhoneCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetPhoneCode>>, TError,SendResetPhoneCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendResetPhoneCode>>,
        TError,
        SendResetPhoneCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendResetPhoneCodeMutationOptions(options), queryClient);
    }
    /**
 * The code lives 10 minutes.
 * @summary Send a password reset code by e-mail
 */
export const sendResetEmailCode = (
    sendResetEmailCodeRequest: SendResetEmailCodeRequest,
 signal?: AbortSignal
) => {


      return requestSendResetEmailCode<NoData>(
      {url: `/uc/reset/email/code`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sendResetEmailCodeRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSendResetEmailCodeMutationKey = () => ['sendResetEmailCode'] as const;

export const getSendResetEmailCodeMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetEmailCode>>, TError,SendResetEmailCodeMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof sendResetEmailCode>>, TError,SendResetEmailCodeMutationVariables, TContext> => {

const mutationKey = getSendResetEmailCodeMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof sendResetEmailCode>>, SendResetEmailCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  sendResetEmailCode(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SendResetEmailCodeMutationResult = NonNullable<Awaited<ReturnType<typeof sendResetEmailCode>>>
    export type SendResetEmailCodeMutationBody = SendResetEmailCodeRequest
    export type SendResetEmailCodeMutationError = ErrorType<unknown>
    export type SendResetEmailCodeMutationVariables = {data: SendResetEmailCodeRequest}

    /**
 * @summary Send a password reset code by e-mail
 */
export const useSendResetEmailCode = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof sendResetEmailCode>>, TError,SendResetEmailCodeMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof sendResetEmailCode>>,
        TError,
        SendResetEmailCodeMutationVariables,
        TContext
      > => {
      return useMutation(getSendResetEmailCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Set a new log-in password with a code
 */
export const resetLoginPassword = (
    resetLoginPasswordRequest: ResetLoginPasswordRequest,
 signal?: AbortSignal
) => {


      return requestResetLoginPassword<NoData>(
      {url: `/uc/reset/login/password`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: resetLoginPasswordRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetLoginPasswordMutationKey = () => ['resetLoginPassword'] as const;

export const getResetLoginPasswordMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetLoginPassword>>, TError,ResetLoginPasswordMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetLoginPassword>>, TError,ResetLoginPasswordMutationVariables, TContext> => {

const mutationKey = getResetLoginPasswordMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetLoginPassword>>, ResetLoginPasswordMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  resetLoginPassword(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetLoginPasswordMutationResult = NonNullable<Awaited<ReturnType<typeof resetLoginPassword>>>
    export type ResetLoginPasswordMutationBody = ResetLoginPasswordRequest
    export type ResetLoginPasswordMutationError = ErrorType<unknown>
    export type ResetLoginPasswordMutationVariables = {data: ResetLoginPasswordRequest}

    /**
 * @summary Set a new log-in password with a code
 */
export const useResetLoginPassword = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetLoginPassword>>, TError,ResetLoginPasswordMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetLoginPassword>>,
        TError,
        ResetLoginPasswordMutationVariables,
        TContext
      > => {
      return useMutation(getResetLoginPasswordMutationOptions(options), queryClient);
    }
    /**
 * @summary List the countries accounts may belong to
 */
export const listCountries = (

 signal?: AbortSignal
) => {


      return requestListCountries<CountriesResponse>(
      {url: `/uc/support/country`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getListCountriesQueryKey = () => {
    return [
    'POST', `/uc/support/country`
    ] as const;
    }


export const getListCountriesQueryOptions = <TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCountriesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCountries>>> = ({ signal }) => listCountries(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCountriesQueryResult = NonNullable<Awaited<ReturnType<typeof listCountries>>>
export type ListCountriesQueryError = ErrorType<unknown>


export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCountries>>,
          TError,
          Awaited<ReturnType<typeof listCountries>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the countries accounts may belong to
 */

export function useListCountries<TData = Awaited<ReturnType<typeof listCountries>>, TError = ErrorType<unknown>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCountries>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCountriesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Some servers want a puzzle solved before they send a registration code.
 * @summary Get a slider puzzle
 */
export const getSliderPuzzle = (
    sliderPuzzleRequest: SliderPuzzleRequest,
 signal?: AbortSignal
) => {


      return requestGetSliderPuzzle<SliderPuzzleResponse>(
      {url: `/uc/getYZMPic`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sliderPuzzleRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSliderPuzzleMutationKey = () => ['getSliderPuzzle'] as const;

export const getGetSliderPuzzleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getSliderPuzzle>>, TError,GetSliderPuzzleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof getSliderPuzzle>>, TError,GetSliderPuzzleMutationVariables, TContext> => {

const mutationKey = getGetSliderPuzzleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof getSliderPuzzle>>, GetSliderPuzzleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  getSliderPuzzle(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GetSliderPuzzleMutationResult = NonNullable<Awaited<ReturnType<typeof getSliderPuzzle>>>
    export type GetSliderPuzzleMutationBody = SliderPuzzleRequest
    export type GetSliderPuzzleMutationError = ErrorType<unknown>
    export type GetSliderPuzzleMutationVariables = {data: SliderPuzzleRequest}

    /**
 * @summary Get a slider puzzle
 */
export const useGetSliderPuzzle = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof getSliderPuzzle>>, TError,GetSliderPuzzleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof getSliderPuzzle>>,
        TError,
        GetSliderPuzzleMutationVariables,
        TContext
      > => {
      return useMutation(getGetSliderPuzzleMutationOptions(options), queryClient);
    }
    /**
 * @summary Solve the slider puzzle
 */
export const solveSliderPuzzle = (
    sliderAnswerRequest: SliderAnswerRequest,
 signal?: AbortSignal
) => {


      return requestSolveSliderPuzzle<SliderTicketResponse>(
      {url: `/uc/checkYZMPic`, method: 'POST',
      headers: {'Content-Type': 'application/x-www-form-urlencoded', },
      data: sliderAnswerRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSolveSliderPuzzleMutationKey = () => ['solveSliderPuzzle'] as const;

export const getSolveSliderPuzzleMutationOptions = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof solveSliderPuzzle>>, TError,SolveSliderPuzzleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof solveSliderPuzzle>>, TError,SolveSliderPuzzleMutationVariables, TContext> => {

const mutationKey = getSolveSliderPuzzleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof solveSliderPuzzle>>, SolveSliderPuzzleMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  solveSliderPuzzle(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SolveSliderPuzzleMutationResult = NonNullable<Awaited<ReturnType<typeof solveSliderPuzzle>>>
    export type SolveSliderPuzzleMutationBody = SliderAnswerRequest
    export type SolveSliderPuzzleMutationError = ErrorType<unknown>
    export type SolveSliderPuzzleMutationVariables = {data: SliderAnswerRequest}

    /**
 * @summary Solve the slider puzzle
 */
export const useSolveSliderPuzzle = <TError = ErrorType<unknown>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof solveSliderPuzzle>>, TError,SolveSliderPuzzleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof solveSliderPuzzle>>,
        TError,
        SolveSliderPuzzleMutationVariables,
        TContext
      > => {
      return useMutation(getSolveSliderPuzzleMutationOptions(options), queryClient);
    }
