import { LANGUAGE } from './language.ts'

/** Every form of the product where it stands: who sees it, on which page, and what to type there. */

/** By the field's name in the contract. `true` is checked or picked, a list names pictures. */
export type Typed = Readonly<Record<string, string | true>>

export type FormCase = {
  readonly id: string
  readonly path: string
  /** A persona's name, or what a member of the test's own has proven. */
  readonly who: 'visitor' | 'both' | 'phone' | 'email' | 'merchant' | 'trader' | 'verified' | 'google'
  readonly typed: Typed
  /** Pictures, in the order of their fields. */
  readonly pictures?: readonly string[]
  /** Steps before the form is shown, and the confirmation after its submit. */
  readonly first?:
    | 'logs in'
    | 'edits a record'
    | 'changes a plan'
    | 'opens an activity'
    | 'opens the address book'
  readonly confirms?: true
  /** Asks once more, with an amount or a price: what follows is the feature's own test. */
  readonly asks?: true
  /** The call it ends in, where that is not the one its definition names. */
  readonly operation?: string
  /** Is still there once it is sent, until the exchange says that something has changed. */
  readonly stays?: true
  /** Nothing in it is required: sent untouched, it goes out. */
  readonly optional?: true
}

const PASSWORDS = { newPassword: 'a-new-password', confirm: 'a-new-password' }
const CODE = '123456'
/** Countries are picked by the name that the page's language has for them. */
const COUNTRY = new Intl.DisplayNames(LANGUAGE.replace('_', '-'), { type: 'region' }).of('DE') ?? ''

export const FORMS: readonly FormCase[] = [
  {
    id: 'log-in',
    path: '/Login',
    who: 'visitor',
    typed: { username: 'ada@example.org', password: 'correct-horse' },
  },
  { id: 'log-in-code', path: '/Login', who: 'visitor', first: 'logs in', typed: { code: CODE } },
  {
    id: 'register-by-phone',
    path: '/Register?by=phone',
    who: 'visitor',
    typed: {
      phone: '2025550123',
      code: CODE,
      username: 'Ada Example',
      password: 'correct-horse',
      confirm: 'correct-horse',
      promotion: 'PARTNER6',
      agreement: true,
    },
  },
  {
    id: 'register-by-email',
    path: '/Register?by=email',
    who: 'visitor',
    typed: {
      email: 'ada@example.org',
      code: CODE,
      username: 'Ada Example',
      password: 'correct-horse',
      confirm: 'correct-horse',
      agreement: true,
    },
  },
  {
    id: 'reset-password-by-phone',
    path: '/forget?by=phone',
    who: 'visitor',
    typed: { account: '2025550123', code: CODE, password: 'correct-horse', confirm: 'correct-horse' },
  },
  {
    id: 'reset-password-by-email',
    path: '/forget?by=email',
    who: 'visitor',
    typed: { account: 'ada@example.org', code: CODE, password: 'correct-horse', confirm: 'correct-horse' },
  },
  {
    id: 'real-name',
    path: '/realName',
    who: 'email',
    typed: { realName: 'Ada Example', idCard: 'C22X0T471' },
    pictures: ['front.png', 'back.png', 'hand.png'],
    stays: true,
  },
  {
    id: 'bind-phone',
    path: '/changePhone',
    who: 'email',
    typed: { phone: '15123450001', code: CODE, password: 'correct-horse' },
  },
  {
    id: 'change-phone',
    path: '/changePhone',
    who: 'both',
    typed: { phone: '15123450001', code: CODE, password: 'correct-horse' },
  },
  {
    id: 'bind-email',
    path: '/changeEmail',
    who: 'phone',
    typed: { email: 'ada@example.org', code: CODE, password: 'correct-horse' },
  },
  {
    id: 'change-email',
    path: '/changeEmail',
    who: 'both',
    typed: { oldEmailCode: CODE, newEmail: 'ada@example.net', newEmailCode: CODE },
  },
  {
    id: 'change-login-password',
    path: '/changeLogin',
    who: 'both',
    typed: { oldPassword: 'correct-horse', ...PASSWORDS, code: CODE },
  },
  {
    id: 'set-fund-password',
    path: '/setFund',
    who: 'both',
    typed: { jyPassword: 'fund-one', confirm: 'fund-one' },
  },
  {
    id: 'change-fund-password',
    path: '/changeFund',
    who: 'trader',
    typed: { oldPassword: 'openbourse', ...PASSWORDS },
  },
  {
    id: 'retrieve-fund-password',
    path: '/retrieveFund',
    who: 'trader',
    typed: { code: CODE, ...PASSWORDS },
  },
  { id: 'bind-authenticator', path: '/changeGoogle', who: 'both', typed: { codes: CODE } },
  {
    id: 'remove-authenticator',
    path: '/removeGoogle',
    who: 'google',
    typed: { codes: CODE, password: 'openbourse' },
  },
  {
    id: 'payment-method',
    path: '/payment?method=new&type=2',
    who: 'verified',
    typed: { field_1: 'Vera Fried', field_2: 'DE02120300000000202051' },
  },
  {
    id: 'api-key-create',
    path: '/api?key=new',
    who: 'trader',
    typed: { remark: 'Rebalancer', bindIp: '203.0.113.7', code: CODE },
  },
  {
    id: 'lab-join',
    path: '/lab?show=ongoing',
    who: 'trader',
    first: 'opens an activity',
    typed: { amount: '150', code: CODE },
    asks: true,
  },
  { id: 'savings-order', path: '/earn?product=1', who: 'trader', typed: { amount: '150' }, asks: true },
  {
    id: 'recurring-plan',
    path: '/earn?tab=recurring',
    who: 'trader',
    typed: { amount: '100' },
    stays: true,
  },
  {
    id: 'recurring-plan-edit',
    path: '/orderThrow',
    who: 'trader',
    first: 'changes a plan',
    typed: { amount: '120' },
    optional: true,
  },
  {
    id: 'api-key-edit',
    path: '/api',
    who: 'trader',
    first: 'edits a record',
    typed: { remark: 'Another name', code: CODE },
  },
  {
    id: 'gift-card-redeem',
    path: '/myCards',
    who: 'verified',
    typed: { cardNo: 'PARTNER5ABCDE' },
    confirms: true,
    stays: true,
  },
  {
    id: 'ad',
    path: '/createAd',
    who: 'merchant',
    typed: {
      country: COUNTRY,
      coinId: 'BTC',
      number: '0.5',
      premiseRate: '2',
      minLimit: '100',
      maxLimit: '5000',
      'pay[]': true,
      jyPassword: 'openbourse',
    },
  },
  {
    id: 'merchant-apply',
    path: '/identbusiness',
    who: 'trader',
    typed: { telno: '13800000003', wechat: 'theo', qq: '10001', businessAuthDepositId: true },
    pictures: ['assets.png', 'trades.png'],
    confirms: true,
    stays: true,
  },
  {
    id: 'merchant-refund',
    path: '/identbusiness',
    who: 'merchant',
    typed: { detail: 'Giving up the trade' },
    confirms: true,
    stays: true,
    optional: true,
  },
  { id: 'transfer', path: '/money?transfer=spot-swap', who: 'trader', typed: { amount: '1' } },
  {
    id: 'withdraw',
    path: '/withdraw?coin=USDT',
    who: 'trader',
    typed: { address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE', money: '20', code: CODE, payPwd: 'openbourse' },
    asks: true,
  },
  {
    id: 'saved-address',
    path: '/withdraw?coin=USDT',
    who: 'trader',
    first: 'opens the address book',
    typed: { remark: 'Paper wallet', address: 'TQn9Y2khEsLJW1ChVWFMSMeRDow5KcbLSE' },
    stays: true,
  },
  { id: 'convert', path: '/convert', who: 'trader', typed: { needAmount: '100' }, asks: true },
  {
    id: 'withdraw-code-create',
    path: '/withdrawCode',
    who: 'trader',
    typed: { amount: '1', jyPassword: 'openbourse' },
    asks: true,
  },
  {
    id: 'withdraw-code-redeem',
    path: '/withdrawCode',
    who: 'trader',
    typed: { withdrawCode: 'ABCD-EFGH-JKLM-NPQR' },
    asks: true,
  },
]
