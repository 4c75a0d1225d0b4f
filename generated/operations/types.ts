// Generated from the contract by `npm run generate`. Do not edit.
import type { AdRequest } from '../wire/ad-request.ts'
import type { AdsByUnitResponse } from '../wire/ads-by-unit-response.ts'
import type { AdsOfMemberRequest } from '../wire/ads-of-member-request.ts'
import type { AdsOfMemberResponse } from '../wire/ads-of-member-response.ts'
import type { AdsResponse } from '../wire/ads-response.ts'
import type { AdvertisementsResponse } from '../wire/advertisements-response.ts'
import type { AnnouncementRequest } from '../wire/announcement-request.ts'
import type { AnnouncementResponse } from '../wire/announcement-response.ts'
import type { AnnouncementWithNeighboursResponse } from '../wire/announcement-with-neighbours-response.ts'
import type { AnnouncementsResponse } from '../wire/announcements-response.ts'
import type { ApiKeysResponse } from '../wire/api-keys-response.ts'
import type { ApplyAsMerchantRequest } from '../wire/apply-as-merchant-request.ts'
import type { ApplyAsMerchantResponse } from '../wire/apply-as-merchant-response.ts'
import type { AuthenticatorSecret } from '../wire/authenticator-secret.ts'
import type { AuthenticatorSetupResponse } from '../wire/authenticator-setup-response.ts'
import type { BindEmailRequest } from '../wire/bind-email-request.ts'
import type { BindPhoneRequest } from '../wire/bind-phone-request.ts'
import type { BitcoinTrendResponse } from '../wire/bitcoin-trend-response.ts'
import type { Book } from '../wire/book.ts'
import type { BookSides } from '../wire/book-sides.ts'
import type { CancelMerchantRequest } from '../wire/cancel-merchant-request.ts'
import type { CancelSpotOrdersRequest } from '../wire/cancel-spot-orders-request.ts'
import type { CancelSpotOrdersResponse } from '../wire/cancel-spot-orders-response.ts'
import type { CandleResolution } from '../wire/candle-resolution.ts'
import type { ChangeEmailRequest } from '../wire/change-email-request.ts'
import type { ChangeFundPasswordRequest } from '../wire/change-fund-password-request.ts'
import type { ChangeLoginPasswordRequest } from '../wire/change-login-password-request.ts'
import type { ChangePhoneRequest } from '../wire/change-phone-request.ts'
import type { CheckLoginResponse } from '../wire/check-login-response.ts'
import type { CheckUsernameRequest } from '../wire/check-username-request.ts'
import type { Coin } from '../wire/coin.ts'
import type { CoinBalanceResponse } from '../wire/coin-balance-response.ts'
import type { CoinInfoRequest } from '../wire/coin-info-request.ts'
import type { CoinSwapWalletsResponse } from '../wire/coin-swap-wallets-response.ts'
import type { CoinThumbs } from '../wire/coin-thumbs.ts'
import type { CoinUnit } from '../wire/coin-unit.ts'
import type { CoinsResponse } from '../wire/coins-response.ts'
import type { ConversionsResponse } from '../wire/conversions-response.ts'
import type { ConvertCoinsResponse } from '../wire/convert-coins-response.ts'
import type { ConvertPriceRequest } from '../wire/convert-price-request.ts'
import type { ConvertPriceResponse } from '../wire/convert-price-response.ts'
import type { ConvertRequest } from '../wire/convert-request.ts'
import type { ConvertTargetsRequest } from '../wire/convert-targets-request.ts'
import type { ConvertTargetsResponse } from '../wire/convert-targets-response.ts'
import type { CountriesResponse } from '../wire/countries-response.ts'
import type { CreateAdRequest } from '../wire/create-ad-request.ts'
import type { CreateApiKeyRequest } from '../wire/create-api-key-request.ts'
import type { CreateApiKeyResponse } from '../wire/create-api-key-response.ts'
import type { CreateDepositAddressRequest } from '../wire/create-deposit-address-request.ts'
import type { CreateDepositAddressResponse } from '../wire/create-deposit-address-response.ts'
import type { CreateWithdrawCodeRequest } from '../wire/create-withdraw-code-request.ts'
import type { CreateWithdrawCodeResponse } from '../wire/create-withdraw-code-response.ts'
import type { CreateWithdrawalRequest } from '../wire/create-withdrawal-request.ts'
import type { CurrenciesResponse } from '../wire/currencies-response.ts'
import type { CurrentPassword } from '../wire/current-password.ts'
import type { DeletePaymentMethodRequest } from '../wire/delete-payment-method-request.ts'
import type { DeleteSavedAddressRequest } from '../wire/delete-saved-address-request.ts'
import type { DepositAddressResponse } from '../wire/deposit-address-response.ts'
import type { DepositsResponse } from '../wire/deposits-response.ts'
import type { EpochMillis } from '../wire/epoch-millis.ts'
import type { ExcellentAdsResponse } from '../wire/excellent-ads-response.ts'
import type { ExchangeCoin } from '../wire/exchange-coin.ts'
import type { ExchangeCoins } from '../wire/exchange-coins.ts'
import type { ExchangeOrderDetails } from '../wire/exchange-order-details.ts'
import type { ExchangeOrderPage } from '../wire/exchange-order-page.ts'
import type { FavouriteRequest } from '../wire/favourite-request.ts'
import type { FavouritesResponse } from '../wire/favourites-response.ts'
import type { FiatUnit } from '../wire/fiat-unit.ts'
import type { FilterMyAdsRequest } from '../wire/filter-my-ads-request.ts'
import type { FilteredMyAdsResponse } from '../wire/filtered-my-ads-response.ts'
import type { FinanceAssetsResponse } from '../wire/finance-assets-response.ts'
import type { FinanceTotalResponse } from '../wire/finance-total-response.ts'
import type { FreeGiftCardResponse } from '../wire/free-gift-card-response.ts'
import type { HelpArticleRequest } from '../wire/help-article-request.ts'
import type { HelpArticleResponse } from '../wire/help-article-response.ts'
import type { HelpArticlesResponse } from '../wire/help-articles-response.ts'
import type { HelpByCategoryResponse } from '../wire/help-by-category-response.ts'
import type { HelpSectionsResponse } from '../wire/help-sections-response.ts'
import type { Id } from '../wire/id.ts'
import type { InviteesResponse } from '../wire/invitees-response.ts'
import type { JoinLabActivityRequest } from '../wire/join-lab-activity-request.ts'
import type { KLineRows } from '../wire/kline-rows.ts'
import type { ListAdsByUnitRequest } from '../wire/list-ads-by-unit-request.ts'
import type { ListAdsRequest } from '../wire/list-ads-request.ts'
import type { ListAdvertisementsRequest } from '../wire/list-advertisements-request.ts'
import type { ListAnnouncementsRequest } from '../wire/list-announcements-request.ts'
import type { ListExcellentAdsRequest } from '../wire/list-excellent-ads-request.ts'
import type { ListHelpArticlesRequest } from '../wire/list-help-articles-request.ts'
import type { ListHelpByCategoryRequest } from '../wire/list-help-by-category-request.ts'
import type { ListHelpSectionsRequest } from '../wire/list-help-sections-request.ts'
import type { ListInviteesRequest } from '../wire/list-invitees-request.ts'
import type { ListMyAdsRequest } from '../wire/list-my-ads-request.ts'
import type { ListNewestAdsRequest } from '../wire/list-newest-ads-request.ts'
import type { ListTopHelpArticlesRequest } from '../wire/list-top-help-articles-request.ts'
import type { ListTradesRequest } from '../wire/list-trades-request.ts'
import type { ListTransactionsRequest } from '../wire/list-transactions-request.ts'
import type { ListWalletValuesRequest } from '../wire/list-wallet-values-request.ts'
import type { LoginRequest } from '../wire/login-request.ts'
import type { LoginResponse } from '../wire/login-response.ts'
import type { MarketOverview } from '../wire/market-overview.ts'
import type { MarketSymbol } from '../wire/market-symbol.ts'
import type { MerchantDepositsResponse } from '../wire/merchant-deposits-response.ts'
import type { MerchantStatusResponse } from '../wire/merchant-status-response.ts'
import type { MyAdResponse } from '../wire/my-ad-response.ts'
import type { MyAdsResponse } from '../wire/my-ads-response.ts'
import type { MyGiftCardsResponse } from '../wire/my-gift-cards-response.ts'
import type { MyInfoResponse } from '../wire/my-info-response.ts'
import type { MyPromotionResponse } from '../wire/my-promotion-response.ts'
import type { NetworkId } from '../wire/network-id.ts'
import type { NewestAdsResponse } from '../wire/newest-ads-response.ts'
import type { NoData } from '../wire/no-data.ts'
import type { OpenSpotOrdersRequest } from '../wire/open-spot-orders-request.ts'
import type { PageNoRequest } from '../wire/page-no-request.ts'
import type { PageRequest } from '../wire/page-request.ts'
import type { PastSpotOrdersRequest } from '../wire/past-spot-orders-request.ts'
import type { PaymentMethodsResponse } from '../wire/payment-methods-response.ts'
import type { PaymentTypeConfigResponse } from '../wire/payment-type-config-response.ts'
import type { PaymentTypesResponse } from '../wire/payment-types-response.ts'
import type { PlaceSpotOrderRequest } from '../wire/place-spot-order-request.ts'
import type { PlaceSpotOrderResponse } from '../wire/place-spot-order-response.ts'
import type { QuoteCoinsResponse } from '../wire/quote-coins-response.ts'
import type { RealNameApplicationResponse } from '../wire/real-name-application-response.ts'
import type { RealNameRequest } from '../wire/real-name-request.ts'
import type { RedeemGiftCardRequest } from '../wire/redeem-gift-card-request.ts'
import type { RedeemedGiftCardsResponse } from '../wire/redeemed-gift-cards-response.ts'
import type { RegisterByEmailRequest } from '../wire/register-by-email-request.ts'
import type { RegisterByPhoneRequest } from '../wire/register-by-phone-request.ts'
import type { ResetFundPasswordRequest } from '../wire/reset-fund-password-request.ts'
import type { ResetLoginPasswordRequest } from '../wire/reset-login-password-request.ts'
import type { SaveAddressRequest } from '../wire/save-address-request.ts'
import type { SavePaymentMethodRequest } from '../wire/save-payment-method-request.ts'
import type { SecondWalletsResponse } from '../wire/second-wallets-response.ts'
import type { SecuritySettingResponse } from '../wire/security-setting-response.ts'
import type { SendBindEmailCodeRequest } from '../wire/send-bind-email-code-request.ts'
import type { SendBindPhoneCodeRequest } from '../wire/send-bind-phone-code-request.ts'
import type { SendChangeEmailCodeRequest } from '../wire/send-change-email-code-request.ts'
import type { SendRegisterEmailCodeRequest } from '../wire/send-register-email-code-request.ts'
import type { SendRegisterPhoneCodeRequest } from '../wire/send-register-phone-code-request.ts'
import type { SendResetEmailCodeRequest } from '../wire/send-reset-email-code-request.ts'
import type { SendResetPhoneCodeRequest } from '../wire/send-reset-phone-code-request.ts'
import type { SetFundPasswordRequest } from '../wire/set-fund-password-request.ts'
import type { SliderAnswerRequest } from '../wire/slider-answer-request.ts'
import type { SliderPuzzleRequest } from '../wire/slider-puzzle-request.ts'
import type { SliderPuzzleResponse } from '../wire/slider-puzzle-response.ts'
import type { SliderTicketResponse } from '../wire/slider-ticket-response.ts'
import type { SpotOrderNumber } from '../wire/spot-order-number.ts'
import type { SpotOrdersOfPairRequest } from '../wire/spot-orders-of-pair-request.ts'
import type { SpotTimeLimitResponse } from '../wire/spot-time-limit-response.ts'
import type { SwapWalletsResponse } from '../wire/swap-wallets-response.ts'
import type { SymbolRequest } from '../wire/symbol-request.ts'
import type { SymbolTrendResponse } from '../wire/symbol-trend-response.ts'
import type { TopHelpArticlesResponse } from '../wire/top-help-articles-response.ts'
import type { TopRanksRequest } from '../wire/top-ranks-request.ts'
import type { TopRanksResponse } from '../wire/top-ranks-response.ts'
import type { TradableCoinsRequest } from '../wire/tradable-coins-request.ts'
import type { TradableCoinsResponse } from '../wire/tradable-coins-response.ts'
import type { TradePreviewResponse } from '../wire/trade-preview-response.ts'
import type { Trades } from '../wire/trades.ts'
import type { TransactionsResponse } from '../wire/transactions-response.ts'
import type { TransferCoinSwapRequest } from '../wire/transfer-coin-swap-request.ts'
import type { TransferSecondRequest } from '../wire/transfer-second-request.ts'
import type { TransferSwapRequest } from '../wire/transfer-swap-request.ts'
import type { UpdateAdRequest } from '../wire/update-ad-request.ts'
import type { UpdateApiKeyRequest } from '../wire/update-api-key-request.ts'
import type { UploadImageLocallyResponse } from '../wire/upload-image-locally-response.ts'
import type { UploadImageRequest } from '../wire/upload-image-request.ts'
import type { UploadImageResponse } from '../wire/upload-image-response.ts'
import type { UploadImageTextRequest } from '../wire/upload-image-text-request.ts'
import type { UploadImageTextResponse } from '../wire/upload-image-text-response.ts'
import type { UsdRateResponse } from '../wire/usd-rate-response.ts'
import type { VerificationCode } from '../wire/verification-code.ts'
import type { WalletResponse } from '../wire/wallet-response.ts'
import type { WalletValuesResponse } from '../wire/wallet-values-response.ts'
import type { WalletsResponse } from '../wire/wallets-response.ts'
import type { WithdrawCodeRequest } from '../wire/withdraw-code-request.ts'
import type { WithdrawCodeResponse } from '../wire/withdraw-code-response.ts'
import type { WithdrawCodesResponse } from '../wire/withdraw-codes-response.ts'
import type { WithdrawableCoinsResponse } from '../wire/withdrawable-coins-response.ts'
import type { WithdrawableUnitsResponse } from '../wire/withdrawable-units-response.ts'
import type { WithdrawalsResponse } from '../wire/withdrawals-response.ts'

type DataOf<Body> = Body extends { data: infer Data } ? Data : Body extends { data?: infer Data } ? Data : null

/** What travels, per operation: path and query parameters, body, and `data` of the answer. */
export type OperationTypes = {
  logIn: {
    params: Record<never, never>
    query: Record<never, never>
    body: LoginRequest
    data: DataOf<LoginResponse>
  }
  checkLogin: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CheckLoginResponse>
  }
  logOut: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  registerByPhone: {
    params: Record<never, never>
    query: Record<never, never>
    body: RegisterByPhoneRequest
    data: DataOf<NoData>
  }
  registerByEmail: {
    params: Record<never, never>
    query: Record<never, never>
    body: RegisterByEmailRequest
    data: DataOf<NoData>
  }
  checkUsername: {
    params: Record<never, never>
    query: Record<never, never>
    body: CheckUsernameRequest
    data: DataOf<NoData>
  }
  sendRegisterEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendRegisterEmailCodeRequest
    data: DataOf<NoData>
  }
  sendRegisterPhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendRegisterPhoneCodeRequest
    data: DataOf<NoData>
  }
  sendResetPhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendResetPhoneCodeRequest
    data: DataOf<NoData>
  }
  sendResetEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendResetEmailCodeRequest
    data: DataOf<NoData>
  }
  resetLoginPassword: {
    params: Record<never, never>
    query: Record<never, never>
    body: ResetLoginPasswordRequest
    data: DataOf<NoData>
  }
  listCountries: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CountriesResponse>
  }
  getSliderPuzzle: {
    params: Record<never, never>
    query: Record<never, never>
    body: SliderPuzzleRequest
    data: DataOf<SliderPuzzleResponse>
  }
  solveSliderPuzzle: {
    params: Record<never, never>
    query: Record<never, never>
    body: SliderAnswerRequest
    data: DataOf<SliderTicketResponse>
  }
  getMyInfo: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<MyInfoResponse>
  }
  getSecuritySetting: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SecuritySettingResponse>
  }
  applyForRealName: {
    params: Record<never, never>
    query: Record<never, never>
    body: RealNameRequest
    data: DataOf<NoData>
  }
  getRealNameApplication: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<RealNameApplicationResponse>
  }
  sendBindEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendBindEmailCodeRequest
    data: DataOf<NoData>
  }
  bindEmail: {
    params: Record<never, never>
    query: Record<never, never>
    body: BindEmailRequest
    data: DataOf<NoData>
  }
  sendBindPhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendBindPhoneCodeRequest
    data: DataOf<NoData>
  }
  bindPhone: {
    params: Record<never, never>
    query: Record<never, never>
    body: BindPhoneRequest
    data: DataOf<NoData>
  }
  sendChangePhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  changePhone: {
    params: Record<never, never>
    query: Record<never, never>
    body: ChangePhoneRequest
    data: DataOf<NoData>
  }
  sendOldEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  sendNewEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SendChangeEmailCodeRequest
    data: DataOf<NoData>
  }
  changeEmail: {
    params: Record<never, never>
    query: Record<never, never>
    body: ChangeEmailRequest
    data: DataOf<NoData>
  }
  setFundPassword: {
    params: Record<never, never>
    query: Record<never, never>
    body: SetFundPasswordRequest
    data: DataOf<NoData>
  }
  changeFundPassword: {
    params: Record<never, never>
    query: Record<never, never>
    body: ChangeFundPasswordRequest
    data: DataOf<NoData>
  }
  sendFundPasswordCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  resetFundPassword: {
    params: Record<never, never>
    query: Record<never, never>
    body: ResetFundPasswordRequest
    data: DataOf<NoData>
  }
  sendLoginPasswordCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  changeLoginPassword: {
    params: Record<never, never>
    query: Record<never, never>
    body: ChangeLoginPasswordRequest
    data: DataOf<NoData>
  }
  startAuthenticator: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<AuthenticatorSetupResponse>
  }
  bindAuthenticator: {
    params: Record<never, never>
    query: { codes: VerificationCode; secret: AuthenticatorSecret }
    body: Record<never, never>
    data: DataOf<NoData>
  }
  unbindAuthenticator: {
    params: Record<never, never>
    query: { codes: VerificationCode; password: CurrentPassword }
    body: Record<never, never>
    data: DataOf<NoData>
  }
  checkAuthenticatorCode: {
    params: Record<never, never>
    query: { codes: VerificationCode }
    body: Record<never, never>
    data: DataOf<NoData>
  }
  listWallets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<WalletsResponse>
  }
  getWallet: {
    params: { symbol: CoinUnit }
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<WalletResponse>
  }
  listWalletValues: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListWalletValuesRequest
    data: DataOf<WalletValuesResponse>
  }
  listTransactions: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListTransactionsRequest
    data: DataOf<TransactionsResponse>
  }
  listDeposits: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageRequest
    data: DataOf<DepositsResponse>
  }
  listCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CoinsResponse>
  }
  getDepositAddress: {
    params: Record<never, never>
    query: { coinprotocol: NetworkId }
    body: Record<never, never>
    data: DataOf<DepositAddressResponse>
  }
  createDepositAddress: {
    params: Record<never, never>
    query: Record<never, never>
    body: CreateDepositAddressRequest
    data: DataOf<CreateDepositAddressResponse>
  }
  getCoinBalance: {
    params: Record<never, never>
    query: { coinName: CoinUnit }
    body: Record<never, never>
    data: DataOf<CoinBalanceResponse>
  }
  listWithdrawals: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageRequest
    data: DataOf<WithdrawalsResponse>
  }
  listWithdrawableUnits: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<WithdrawableUnitsResponse>
  }
  listWithdrawableCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<WithdrawableCoinsResponse>
  }
  createWithdrawal: {
    params: Record<never, never>
    query: Record<never, never>
    body: CreateWithdrawalRequest
    data: DataOf<NoData>
  }
  sendWithdrawPhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  sendWithdrawEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  listWithdrawCodes: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageRequest
    data: DataOf<WithdrawCodesResponse>
  }
  lookUpWithdrawCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: WithdrawCodeRequest
    data: DataOf<WithdrawCodeResponse>
  }
  redeemWithdrawCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: WithdrawCodeRequest
    data: DataOf<NoData>
  }
  createWithdrawCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: CreateWithdrawCodeRequest
    data: DataOf<CreateWithdrawCodeResponse>
  }
  listPaymentTypes: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<PaymentTypesResponse>
  }
  listPaymentMethods: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<PaymentMethodsResponse>
  }
  getPaymentTypeConfig: {
    params: Record<never, never>
    query: { id: Id }
    body: Record<never, never>
    data: DataOf<PaymentTypeConfigResponse>
  }
  savePaymentMethod: {
    params: Record<never, never>
    query: Record<never, never>
    body: SavePaymentMethodRequest
    data: DataOf<NoData>
  }
  deletePaymentMethod: {
    params: Record<never, never>
    query: Record<never, never>
    body: DeletePaymentMethodRequest
    data: DataOf<NoData>
  }
  uploadImage: {
    params: Record<never, never>
    query: Record<never, never>
    body: UploadImageRequest
    data: DataOf<UploadImageResponse>
  }
  uploadImageLocally: {
    params: Record<never, never>
    query: Record<never, never>
    body: UploadImageRequest
    data: DataOf<UploadImageLocallyResponse>
  }
  uploadImageText: {
    params: Record<never, never>
    query: Record<never, never>
    body: UploadImageTextRequest
    data: DataOf<UploadImageTextResponse>
  }
  listConversions: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageNoRequest
    data: DataOf<ConversionsResponse>
  }
  listConvertCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<ConvertCoinsResponse>
  }
  listConvertTargets: {
    params: Record<never, never>
    query: Record<never, never>
    body: ConvertTargetsRequest
    data: DataOf<ConvertTargetsResponse>
  }
  getConvertPrice: {
    params: Record<never, never>
    query: Record<never, never>
    body: ConvertPriceRequest
    data: DataOf<ConvertPriceResponse>
  }
  convert: {
    params: Record<never, never>
    query: Record<never, never>
    body: ConvertRequest
    data: DataOf<NoData>
  }
  getMyPromotion: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<MyPromotionResponse>
  }
  listTopRanks: {
    params: Record<never, never>
    query: Record<never, never>
    body: TopRanksRequest
    data: DataOf<TopRanksResponse>
  }
  listInvitees: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListInviteesRequest
    data: DataOf<InviteesResponse>
  }
  listMyGiftCards: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<MyGiftCardsResponse>
  }
  redeemGiftCard: {
    params: Record<never, never>
    query: Record<never, never>
    body: RedeemGiftCardRequest
    data: DataOf<NoData>
  }
  claimFreeGiftCard: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<FreeGiftCardResponse>
  }
  listRedeemedGiftCards: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<RedeemedGiftCardsResponse>
  }
  listApiKeys: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<ApiKeysResponse>
  }
  sendApiKeyCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  createApiKey: {
    params: Record<never, never>
    query: Record<never, never>
    body: CreateApiKeyRequest
    data: DataOf<CreateApiKeyResponse>
  }
  updateApiKey: {
    params: Record<never, never>
    query: Record<never, never>
    body: UpdateApiKeyRequest
    data: DataOf<NoData>
  }
  deleteApiKey: {
    params: { id: Id }
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  getMerchantStatus: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<MerchantStatusResponse>
  }
  listMerchantDeposits: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<MerchantDepositsResponse>
  }
  applyAsMerchant: {
    params: Record<never, never>
    query: Record<never, never>
    body: ApplyAsMerchantRequest
    data: DataOf<ApplyAsMerchantResponse>
  }
  cancelMerchant: {
    params: Record<never, never>
    query: Record<never, never>
    body: CancelMerchantRequest
    data: DataOf<NoData>
  }
  listSwapWallets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SwapWalletsResponse>
  }
  listCoinSwapWallets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CoinSwapWalletsResponse>
  }
  listSecondWallets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SecondWalletsResponse>
  }
  listFinanceAssets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<FinanceAssetsResponse>
  }
  getFinanceTotal: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<FinanceTotalResponse>
  }
  saveAddress: {
    params: Record<never, never>
    query: Record<never, never>
    body: SaveAddressRequest
    data: DataOf<NoData>
  }
  deleteSavedAddress: {
    params: Record<never, never>
    query: Record<never, never>
    body: DeleteSavedAddressRequest
    data: DataOf<NoData>
  }
  transferSwap: {
    params: Record<never, never>
    query: Record<never, never>
    body: TransferSwapRequest
    data: DataOf<NoData>
  }
  transferCoinSwap: {
    params: Record<never, never>
    query: Record<never, never>
    body: TransferCoinSwapRequest
    data: DataOf<NoData>
  }
  transferSecond: {
    params: Record<never, never>
    query: Record<never, never>
    body: TransferSecondRequest
    data: DataOf<NoData>
  }
  listTradableCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: TradableCoinsRequest
    data: DataOf<TradableCoinsResponse>
  }
  listAds: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListAdsRequest
    data: DataOf<AdsResponse>
  }
  listAdsByUnit: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListAdsByUnitRequest
    data: DataOf<AdsByUnitResponse>
  }
  listExcellentAds: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListExcellentAdsRequest
    data: DataOf<ExcellentAdsResponse>
  }
  listNewestAds: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListNewestAdsRequest
    data: DataOf<NewestAdsResponse>
  }
  getAdsOfMember: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdsOfMemberRequest
    data: DataOf<AdsOfMemberResponse>
  }
  listMyAds: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListMyAdsRequest
    data: DataOf<MyAdsResponse>
  }
  filterMyAds: {
    params: Record<never, never>
    query: Record<never, never>
    body: FilterMyAdsRequest
    data: DataOf<FilteredMyAdsResponse>
  }
  getMyAd: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdRequest
    data: DataOf<MyAdResponse>
  }
  createAd: {
    params: Record<never, never>
    query: Record<never, never>
    body: CreateAdRequest
    data: DataOf<NoData>
  }
  updateAd: {
    params: Record<never, never>
    query: Record<never, never>
    body: UpdateAdRequest
    data: DataOf<NoData>
  }
  putAdOnShelf: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdRequest
    data: DataOf<NoData>
  }
  takeAdOffShelf: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdRequest
    data: DataOf<NoData>
  }
  deleteAd: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdRequest
    data: DataOf<NoData>
  }
  previewTrade: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdRequest
    data: DataOf<TradePreviewResponse>
  }
  listPairs: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: ExchangeCoins
  }
  listThumbs: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: CoinThumbs
  }
  listThumbTrends: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: CoinThumbs
  }
  getPair: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: ExchangeCoin
  }
  listCandles: {
    params: Record<never, never>
    query: { symbol: MarketSymbol; from: EpochMillis; to: EpochMillis; resolution: CandleResolution }
    body: Record<never, never>
    data: KLineRows
  }
  listTrades: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListTradesRequest
    data: Trades
  }
  getBook: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: Book
  }
  getBookTop: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  getBookDepth: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  getMarketOverview: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: MarketOverview
  }
  getCoinInfo: {
    params: Record<never, never>
    query: Record<never, never>
    body: CoinInfoRequest
    data: Coin
  }
  listBitcoinPrices: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<BitcoinTrendResponse>
  }
  getSymbolTrend: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: DataOf<SymbolTrendResponse>
  }
  getUsdRate: {
    params: { unit: FiatUnit }
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<UsdRateResponse>
  }
  listQuoteCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<QuoteCoinsResponse>
  }
  listFavourites: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<FavouritesResponse>
  }
  addFavourite: {
    params: Record<never, never>
    query: Record<never, never>
    body: FavouriteRequest
    data: DataOf<NoData>
  }
  removeFavourite: {
    params: Record<never, never>
    query: Record<never, never>
    body: FavouriteRequest
    data: DataOf<NoData>
  }
  placeSpotOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceSpotOrderRequest
    data: DataOf<PlaceSpotOrderResponse>
  }
  cancelSpotOrder: {
    params: { orderId: SpotOrderNumber }
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  cancelSpotOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: CancelSpotOrdersRequest
    data: DataOf<CancelSpotOrdersResponse>
  }
  listOpenSpotOrdersOfPair: {
    params: Record<never, never>
    query: Record<never, never>
    body: SpotOrdersOfPairRequest
    data: ExchangeOrderPage
  }
  listPastSpotOrdersOfPair: {
    params: Record<never, never>
    query: Record<never, never>
    body: SpotOrdersOfPairRequest
    data: ExchangeOrderPage
  }
  listOpenSpotOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: OpenSpotOrdersRequest
    data: ExchangeOrderPage
  }
  listPastSpotOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: PastSpotOrdersRequest
    data: ExchangeOrderPage
  }
  listSpotFills: {
    params: { orderId: SpotOrderNumber }
    query: Record<never, never>
    body: Record<never, never>
    data: ExchangeOrderDetails
  }
  getSpotTimeLimit: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SpotTimeLimitResponse>
  }
  joinLabActivity: {
    params: Record<never, never>
    query: Record<never, never>
    body: JoinLabActivityRequest
    data: DataOf<NoData>
  }
  listCurrencies: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CurrenciesResponse>
  }
  listAdvertisements: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListAdvertisementsRequest
    data: DataOf<AdvertisementsResponse>
  }
  listAnnouncements: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListAnnouncementsRequest
    data: DataOf<AnnouncementsResponse>
  }
  getAnnouncement: {
    params: { id: Id }
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<AnnouncementResponse>
  }
  getAnnouncementWithNeighbours: {
    params: Record<never, never>
    query: Record<never, never>
    body: AnnouncementRequest
    data: DataOf<AnnouncementWithNeighboursResponse>
  }
  listHelpSections: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListHelpSectionsRequest
    data: DataOf<HelpSectionsResponse>
  }
  listHelpArticles: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListHelpArticlesRequest
    data: DataOf<HelpArticlesResponse>
  }
  listTopHelpArticles: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListTopHelpArticlesRequest
    data: DataOf<TopHelpArticlesResponse>
  }
  getHelpArticle: {
    params: Record<never, never>
    query: Record<never, never>
    body: HelpArticleRequest
    data: DataOf<HelpArticleResponse>
  }
  listHelpByCategory: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListHelpByCategoryRequest
    data: DataOf<HelpByCategoryResponse>
  }
}
