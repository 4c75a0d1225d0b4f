import {
  API_KEYS_PATH,
  C2C_AD_PATH,
  C2C_ORDERS_PATH,
  COLLECT_INVITATION_PATH,
  COLLECT_WELCOME_PATH,
  CONVERT_PATH,
  DEPOSIT_PATH,
  EARN_ORDERS_PATH,
  EARN_PATH,
  EDIT_AD_PATH,
  HELP_ARTICLE_PATH,
  HELP_PATH,
  LAB_LOCKS_PATH,
  LAB_MACHINES_PATH,
  PAYMENT_METHODS_PATH,
  RECURRING_PLANS_PATH,
  SIGN_UP_PATH,
  WALLET_HISTORY_PATH,
  WITHDRAW_PATH,
} from './paths.ts'

/** Addresses of screens with a query. They are apart from paths.ts, because the start page needs none of them. */
type Query = URLSearchParams | Readonly<Record<string, string>>

function withQuery(path: string, query: Query): string {
  return `${path}?${new URLSearchParams(query).toString()}`
}

/** The registration with an invite code filled in (VAL-05). */
export const signUpPath = (code: string): string => withQuery(SIGN_UP_PATH, { code })
export const convertPath = (query: Query): string => withQuery(CONVERT_PATH, query)
export const depositPath = (coin: string): string => withQuery(DEPOSIT_PATH, { coin })
export const withdrawPath = (coin: string): string => withQuery(WITHDRAW_PATH, { coin })
/** The movements of a coin, of one kind where it is given. */
export const walletHistoryPath = (coin: string, type?: number): string =>
  withQuery(WALLET_HISTORY_PATH, type === undefined ? { coin } : { coin, type: String(type) })
export const paymentMethodPath = (method: string): string => withQuery(PAYMENT_METHODS_PATH, { method })
export const apiKeyPath = (key: string): string => withQuery(API_KEYS_PATH, { key })
export const editAdPath = (id: string): string => withQuery(EDIT_AD_PATH, { id })
export const collectInvitationPath = (code: string): string => withQuery(COLLECT_INVITATION_PATH, { code })
export const collectWelcomePath = (code: string): string => withQuery(COLLECT_WELCOME_PATH, { code })
/** The help pages of a category; its name stands there for people who read addresses. */
export const helpCategoryPath = (cate: string, cateTitle: string): string =>
  withQuery(HELP_PATH, { cate, cateTitle })
export const helpArticlePath = (id: string): string => withQuery(HELP_ARTICLE_PATH, { id })
/** An ad with the form that buys or sells on it; `money`: what the customer wants to pay or get. */
export const c2cAdPath = (id: string, money?: string): string =>
  withQuery(C2C_AD_PATH, money === undefined ? { id } : { id, money })
/** A member who advertises, with all ads. */
export const c2cMemberPath = (member: string): string => withQuery(C2C_AD_PATH, { member })
export const c2cOrderPath = (order: string): string => withQuery(C2C_ORDERS_PATH, { order })
/** The products of earn: the tab, the product and what was typed for it stand in the query. */
export const earnPath = (query: Query): string => withQuery(EARN_PATH, query)
/** The orders of regular products that were paid back. */
export const pastSavingsPath = (): string => withQuery(EARN_ORDERS_PATH, { show: 'done' })
/** The purchases of a recurring plan. */
export const planPurchasesPath = (plan: string): string =>
  withQuery(RECURRING_PLANS_PATH, { show: 'purchases', plan })
/** A mining machine with its payouts. */
export const labMachinePath = (machine: string): string => withQuery(LAB_MACHINES_PATH, { machine })
/** A lock-up with its whole schedule and its releases. */
export const labLockPath = (lock: string): string => withQuery(LAB_LOCKS_PATH, { lock })
