/**
 * The calls of the specification's section 7, as it writes them: POST where nothing stands before the path. Of
 * "GET /uc/payment/list, /uc/payment/getRecords" both are read as GET; the servers take any method for the second,
 * and the contract has POST as its other one.
 */
const text = `
  auth             /uc/login
  session          /uc/check/login /uc/loginout
  auth             /uc/register/phone /uc/register/email /uc/register/check/username
  auth             /uc/reg/email/code /uc/mobile/code /uc/mobile/reset/code /uc/reset/email/code
  auth             /uc/reset/login/password /uc/support/country
  member           /uc/member/my-info
  security         /uc/approve/real/name
  security         /uc/approve/bind/email /uc/bind/email/code /uc/approve/bind/phone /uc/mobile/bind/code
  security         /uc/approve/transaction/password /uc/approve/update/transaction/password
  security         /uc/approve/reset/transaction/password /uc/mobile/transaction/code
  security         /uc/approve/update/password /uc/mobile/update/password/code
  security         /uc/approve/security/setting
  merchant         /uc/approve/certified/business/status
  security         GET:/uc/google/sendgoogle GET:/uc/google/googleAuth GET:/uc/google/jcgoogle
  assets           /uc/asset/wallet /uc/asset/wallet/{symbol} /uc/asset/transaction/all /uc/recharge/list
  assets           GET:/uc/coin/list GET:/uc/address/read?coinprotocol /uc/address/create
  assets           GET:/uc/coin/balance?coinName
  withdraw         /uc/withdraw/list /uc/withdraw/support/coin /uc/withdraw/support/coin/info
  withdraw         /uc/withdraw/create /uc/mobile/withdraw/code /uc/email/withdraw/code
  withdraw-codes   /uc/withdrawcode/record /uc/withdrawcode/apply/info /uc/withdrawcode/apply/recharge
  withdraw-codes   /uc/withdrawcode/apply/code
  payments         GET:/uc/payment/list GET:/uc/payment/getRecords
  payments         GET:/uc/payment/findPaymentTypeConfigById?id
  payments         /uc/payment/saveOrUpdate /uc/payment/delRecordById
  convert          /uc/convert/orderList /uc/convert/getCoins /uc/convert/getCoinsByUnit
  convert          /uc/convert/getPrice /uc/convert/do-exchange
  promotion        /uc/promotion/mypromotion /uc/promotion/toprank /uc/promotion/record
  promotion        /uc/promotion/promotioncard/mycard /uc/promotion/promotioncard/exchangecard
  promotion        /uc/promotion/promotioncard/getfreecard
  api-keys         GET:/uc/open/get_key /uc/mobile/api/code /uc/open/api/save /uc/open/api/update
  api-keys         GET:/uc/open/api/del/{id}
  content          /uc/ancillary/system/advertise
  currency         GET:/uc/currency/findAll
`

export type SpecifiedCall = {
  readonly tag: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly query: readonly string[]
}

export const specifiedCalls: readonly SpecifiedCall[] = text
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [tag = '', ...calls] = line.trim().split(/\s+/)
    return calls.map((call): SpecifiedCall => {
      const [path = '', query] = call.replace('GET:', '').split('?')
      return {
        tag,
        method: call.startsWith('GET:') ? 'GET' : 'POST',
        path,
        query: query === undefined ? [] : [query],
      }
    })
  })
