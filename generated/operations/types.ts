// Generated from the contract by `npm run generate`. Do not edit.
import type { ActivityOrderPageResponse } from '../wire/activity-order-page-response.ts'
import type { ActivityOrdersResponse } from '../wire/activity-orders-response.ts'
import type { ActivityPageResponse } from '../wire/activity-page-response.ts'
import type { ActivityResponse } from '../wire/activity-response.ts'
import type { AdRequest } from '../wire/ad-request.ts'
import type { AdjustCoinSwapMarginRequest } from '../wire/adjust-coin-swap-margin-request.ts'
import type { AdjustSwapMarginRequest } from '../wire/adjust-swap-margin-request.ts'
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
import type { AppealOtcOrderRequest } from '../wire/appeal-otc-order-request.ts'
import type { ApplyAsMerchantRequest } from '../wire/apply-as-merchant-request.ts'
import type { ApplyAsMerchantResponse } from '../wire/apply-as-merchant-response.ts'
import type { AuthenticatorSecret } from '../wire/authenticator-secret.ts'
import type { AuthenticatorSetupResponse } from '../wire/authenticator-setup-response.ts'
import type { BindEmailRequest } from '../wire/bind-email-request.ts'
import type { BindPhoneRequest } from '../wire/bind-phone-request.ts'
import type { BitcoinTrendResponse } from '../wire/bitcoin-trend-response.ts'
import type { Book } from '../wire/book.ts'
import type { BookSides } from '../wire/book-sides.ts'
import type { BuySavingsRequest } from '../wire/buy-savings-request.ts'
import type { CancelMerchantRequest } from '../wire/cancel-merchant-request.ts'
import type { CancelSpotOrdersRequest } from '../wire/cancel-spot-orders-request.ts'
import type { CancelSpotOrdersResponse } from '../wire/cancel-spot-orders-response.ts'
import type { CancelSwapOrderRequest } from '../wire/cancel-swap-order-request.ts'
import type { CandleResolution } from '../wire/candle-resolution.ts'
import type { ChangeEmailRequest } from '../wire/change-email-request.ts'
import type { ChangeFundPasswordRequest } from '../wire/change-fund-password-request.ts'
import type { ChangeLoginPasswordRequest } from '../wire/change-login-password-request.ts'
import type { ChangePhoneRequest } from '../wire/change-phone-request.ts'
import type { ChatHistory } from '../wire/chat-history.ts'
import type { ChatHistoryRequest } from '../wire/chat-history-request.ts'
import type { CheckLoginResponse } from '../wire/check-login-response.ts'
import type { CheckUsernameRequest } from '../wire/check-username-request.ts'
import type { CloseSwapPositionsRequest } from '../wire/close-swap-positions-request.ts'
import type { Coin } from '../wire/coin.ts'
import type { CoinBalanceResponse } from '../wire/coin-balance-response.ts'
import type { CoinInfoRequest } from '../wire/coin-info-request.ts'
import type { CoinSwapWalletResponse } from '../wire/coin-swap-wallet-response.ts'
import type { CoinSwapWalletsResponse } from '../wire/coin-swap-wallets-response.ts'
import type { CoinThumbs } from '../wire/coin-thumbs.ts'
import type { CoinUnit } from '../wire/coin-unit.ts'
import type { CoinsResponse } from '../wire/coins-response.ts'
import type { ContractCoin } from '../wire/contract-coin.ts'
import type { ContractCoins } from '../wire/contract-coins.ts'
import type { ContractOptionCoin } from '../wire/contract-option-coin.ts'
import type { ContractOptionCoins } from '../wire/contract-option-coins.ts'
import type { ContractSecondCoin } from '../wire/contract-second-coin.ts'
import type { ContractSecondCoins } from '../wire/contract-second-coins.ts'
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
import type { CreateRecurringPlanRequest } from '../wire/create-recurring-plan-request.ts'
import type { CreateWithdrawCodeRequest } from '../wire/create-withdraw-code-request.ts'
import type { CreateWithdrawCodeResponse } from '../wire/create-withdraw-code-response.ts'
import type { CreateWithdrawalRequest } from '../wire/create-withdrawal-request.ts'
import type { CurrenciesResponse } from '../wire/currencies-response.ts'
import type { CurrentPassword } from '../wire/current-password.ts'
import type { DeletePaymentMethodRequest } from '../wire/delete-payment-method-request.ts'
import type { DeleteSavedAddressRequest } from '../wire/delete-saved-address-request.ts'
import type { DepositAddressResponse } from '../wire/deposit-address-response.ts'
import type { DepositsResponse } from '../wire/deposits-response.ts'
import type { EarnProductRequest } from '../wire/earn-product-request.ts'
import type { EarnProductsRequest } from '../wire/earn-products-request.ts'
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
import type { HeldSwapPositionsRequest } from '../wire/held-swap-positions-request.ts'
import type { HeldSwapPositionsResponse } from '../wire/held-swap-positions-response.ts'
import type { HelpArticleRequest } from '../wire/help-article-request.ts'
import type { HelpArticleResponse } from '../wire/help-article-response.ts'
import type { HelpArticlesResponse } from '../wire/help-articles-response.ts'
import type { HelpByCategoryResponse } from '../wire/help-by-category-response.ts'
import type { HelpSectionsResponse } from '../wire/help-sections-response.ts'
import type { Id } from '../wire/id.ts'
import type { InviteesResponse } from '../wire/invitees-response.ts'
import type { JoinLabActivityRequest } from '../wire/join-lab-activity-request.ts'
import type { KLineRows } from '../wire/kline-rows.ts'
import type { LabActivitiesRequest } from '../wire/lab-activities-request.ts'
import type { LabActivityRequest } from '../wire/lab-activity-request.ts'
import type { LabOrdersOfActivityRequest } from '../wire/lab-orders-of-activity-request.ts'
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
import type { ListOtcOrdersRequest } from '../wire/list-otc-orders-request.ts'
import type { ListTopHelpArticlesRequest } from '../wire/list-top-help-articles-request.ts'
import type { ListTradesRequest } from '../wire/list-trades-request.ts'
import type { ListTransactionsRequest } from '../wire/list-transactions-request.ts'
import type { ListWalletValuesRequest } from '../wire/list-wallet-values-request.ts'
import type { LockReleasesRequest } from '../wire/lock-releases-request.ts'
import type { LockedOrderDetailPageResponse } from '../wire/locked-order-detail-page-response.ts'
import type { LockedOrderPageResponse } from '../wire/locked-order-page-response.ts'
import type { LockedOrderRequest } from '../wire/locked-order-request.ts'
import type { LockedOrderResponse } from '../wire/locked-order-response.ts'
import type { LoginRequest } from '../wire/login-request.ts'
import type { LoginResponse } from '../wire/login-response.ts'
import type { MarketOverview } from '../wire/market-overview.ts'
import type { MarketSymbol } from '../wire/market-symbol.ts'
import type { MerchantDepositsResponse } from '../wire/merchant-deposits-response.ts'
import type { MerchantStatusResponse } from '../wire/merchant-status-response.ts'
import type { MiningMachineRequest } from '../wire/mining-machine-request.ts'
import type { MiningOrderDetailPageResponse } from '../wire/mining-order-detail-page-response.ts'
import type { MiningOrderPageResponse } from '../wire/mining-order-page-response.ts'
import type { MiningOrderResponse } from '../wire/mining-order-response.ts'
import type { MiningOutputsRequest } from '../wire/mining-outputs-request.ts'
import type { MyAdResponse } from '../wire/my-ad-response.ts'
import type { MyAdsResponse } from '../wire/my-ads-response.ts'
import type { MyGiftCardsResponse } from '../wire/my-gift-cards-response.ts'
import type { MyInfoResponse } from '../wire/my-info-response.ts'
import type { MyPromotionResponse } from '../wire/my-promotion-response.ts'
import type { NetworkId } from '../wire/network-id.ts'
import type { NewestAdsResponse } from '../wire/newest-ads-response.ts'
import type { NoData } from '../wire/no-data.ts'
import type { OpenSpotOrdersRequest } from '../wire/open-spot-orders-request.ts'
import type { OpenSwapOrdersRequest } from '../wire/open-swap-orders-request.ts'
import type { OptionBetPageResponse } from '../wire/option-bet-page-response.ts'
import type { OptionBetsRequest } from '../wire/option-bets-request.ts'
import type { OptionBetsResponse } from '../wire/option-bets-response.ts'
import type { OptionMarketResponse } from '../wire/option-market-response.ts'
import type { OptionMarketsResponse } from '../wire/option-markets-response.ts'
import type { OptionRoundPageResponse } from '../wire/option-round-page-response.ts'
import type { OptionRoundsResponse } from '../wire/option-rounds-response.ts'
import type { OtcOrderDetailResponse } from '../wire/otc-order-detail-response.ts'
import type { OtcOrderRequest } from '../wire/otc-order-request.ts'
import type { OtcOrdersResponse } from '../wire/otc-orders-response.ts'
import type { PageNoRequest } from '../wire/page-no-request.ts'
import type { PageRequest } from '../wire/page-request.ts'
import type { PaidOtcOrderResponse } from '../wire/paid-otc-order-response.ts'
import type { PastOptionBetsRequest } from '../wire/past-option-bets-request.ts'
import type { PastOptionRoundsRequest } from '../wire/past-option-rounds-request.ts'
import type { PastSecondOrdersRequest } from '../wire/past-second-orders-request.ts'
import type { PastSpotOrdersRequest } from '../wire/past-spot-orders-request.ts'
import type { PastSwapOrdersRequest } from '../wire/past-swap-orders-request.ts'
import type { PaymentMethodsResponse } from '../wire/payment-methods-response.ts'
import type { PaymentTypeConfigResponse } from '../wire/payment-type-config-response.ts'
import type { PaymentTypesResponse } from '../wire/payment-types-response.ts'
import type { PlaceCoinSwapClosingOrderRequest } from '../wire/place-coin-swap-closing-order-request.ts'
import type { PlaceCoinSwapOpeningOrderRequest } from '../wire/place-coin-swap-opening-order-request.ts'
import type { PlaceCoinSwapOpeningOrderResponse } from '../wire/place-coin-swap-opening-order-response.ts'
import type { PlaceOptionBetRequest } from '../wire/place-option-bet-request.ts'
import type { PlaceOtcOrderRequest } from '../wire/place-otc-order-request.ts'
import type { PlaceSecondOrderRequest } from '../wire/place-second-order-request.ts'
import type { PlaceSpotOrderRequest } from '../wire/place-spot-order-request.ts'
import type { PlaceSpotOrderResponse } from '../wire/place-spot-order-response.ts'
import type { PlaceSwapClosingOrderRequest } from '../wire/place-swap-closing-order-request.ts'
import type { PlaceSwapClosingOrderResponse } from '../wire/place-swap-closing-order-response.ts'
import type { PlaceSwapOpeningOrderRequest } from '../wire/place-swap-opening-order-request.ts'
import type { PlacedOtcOrderResponse } from '../wire/placed-otc-order-response.ts'
import type { QuoteCoinsResponse } from '../wire/quote-coins-response.ts'
import type { RealNameApplicationResponse } from '../wire/real-name-application-response.ts'
import type { RealNameRequest } from '../wire/real-name-request.ts'
import type { RecurringPlanPageResponse } from '../wire/recurring-plan-page-response.ts'
import type { RecurringPlanRequest } from '../wire/recurring-plan-request.ts'
import type { RecurringPlanResponse } from '../wire/recurring-plan-response.ts'
import type { RecurringPlansRequest } from '../wire/recurring-plans-request.ts'
import type { RecurringProductPageResponse } from '../wire/recurring-product-page-response.ts'
import type { RecurringProductResponse } from '../wire/recurring-product-response.ts'
import type { RecurringPurchasePageResponse } from '../wire/recurring-purchase-page-response.ts'
import type { RecurringPurchasesRequest } from '../wire/recurring-purchases-request.ts'
import type { RedeemGiftCardRequest } from '../wire/redeem-gift-card-request.ts'
import type { RedeemSavingsRequest } from '../wire/redeem-savings-request.ts'
import type { RedeemedGiftCardsResponse } from '../wire/redeemed-gift-cards-response.ts'
import type { RegisterByEmailRequest } from '../wire/register-by-email-request.ts'
import type { RegisterByPhoneRequest } from '../wire/register-by-phone-request.ts'
import type { ReleaseOtcOrderRequest } from '../wire/release-otc-order-request.ts'
import type { ResetFundPasswordRequest } from '../wire/reset-fund-password-request.ts'
import type { ResetLoginPasswordRequest } from '../wire/reset-login-password-request.ts'
import type { SaveAddressRequest } from '../wire/save-address-request.ts'
import type { SavePaymentMethodRequest } from '../wire/save-payment-method-request.ts'
import type { SavingsOrderPageResponse } from '../wire/savings-order-page-response.ts'
import type { SavingsProductPageResponse } from '../wire/savings-product-page-response.ts'
import type { SavingsProductResponse } from '../wire/savings-product-response.ts'
import type { SecondCyclesResponse } from '../wire/second-cycles-response.ts'
import type { SecondMarketResponse } from '../wire/second-market-response.ts'
import type { SecondMarketsResponse } from '../wire/second-markets-response.ts'
import type { SecondOrderPage } from '../wire/second-order-page.ts'
import type { SecondOrdersRequest } from '../wire/second-orders-request.ts'
import type { SecondOrdersResponse } from '../wire/second-orders-response.ts'
import type { SecondRefundWindowsResponse } from '../wire/second-refund-windows-response.ts'
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
import type { SetRecurringPlanStatusRequest } from '../wire/set-recurring-plan-status-request.ts'
import type { SetSwapLeverageRequest } from '../wire/set-swap-leverage-request.ts'
import type { SetSwapTakeProfitStopLossRequest } from '../wire/set-swap-take-profit-stop-loss-request.ts'
import type { SliderAnswerRequest } from '../wire/slider-answer-request.ts'
import type { SliderPuzzleRequest } from '../wire/slider-puzzle-request.ts'
import type { SliderPuzzleResponse } from '../wire/slider-puzzle-response.ts'
import type { SliderTicketResponse } from '../wire/slider-ticket-response.ts'
import type { SpotOrderNumber } from '../wire/spot-order-number.ts'
import type { SpotOrdersOfPairRequest } from '../wire/spot-orders-of-pair-request.ts'
import type { SpotTimeLimitResponse } from '../wire/spot-time-limit-response.ts'
import type { SwapContractRequest } from '../wire/swap-contract-request.ts'
import type { SwapContractResponse } from '../wire/swap-contract-response.ts'
import type { SwapMarginModeRequest } from '../wire/swap-margin-mode-request.ts'
import type { SwapOrderPage } from '../wire/swap-order-page.ts'
import type { SwapOrderResponse } from '../wire/swap-order-response.ts'
import type { SwapPositionsRequest } from '../wire/swap-positions-request.ts'
import type { SwapPositionsResponse } from '../wire/swap-positions-response.ts'
import type { SwapWalletResponse } from '../wire/swap-wallet-response.ts'
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
import type { UpdateRecurringPlanRequest } from '../wire/update-recurring-plan-request.ts'
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

/** Parts of each operation: path and query parameters, body, and `data` of the answer. */
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
  listSavingsProducts: {
    params: Record<never, never>
    query: Record<never, never>
    body: EarnProductsRequest
    data: DataOf<SavingsProductPageResponse>
  }
  getSavingsProduct: {
    params: Record<never, never>
    query: Record<never, never>
    body: EarnProductRequest
    data: DataOf<SavingsProductResponse>
  }
  buySavings: {
    params: Record<never, never>
    query: Record<never, never>
    body: BuySavingsRequest
    data: DataOf<NoData>
  }
  listOpenSavings: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageNoRequest
    data: DataOf<SavingsOrderPageResponse>
  }
  listPastSavings: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageNoRequest
    data: DataOf<SavingsOrderPageResponse>
  }
  redeemSavings: {
    params: Record<never, never>
    query: Record<never, never>
    body: RedeemSavingsRequest
    data: DataOf<NoData>
  }
  listRecurringProducts: {
    params: Record<never, never>
    query: Record<never, never>
    body: EarnProductsRequest
    data: DataOf<RecurringProductPageResponse>
  }
  getRecurringProduct: {
    params: Record<never, never>
    query: Record<never, never>
    body: EarnProductRequest
    data: DataOf<RecurringProductResponse>
  }
  createRecurringPlan: {
    params: Record<never, never>
    query: Record<never, never>
    body: CreateRecurringPlanRequest
    data: DataOf<NoData>
  }
  listRecurringPlans: {
    params: Record<never, never>
    query: Record<never, never>
    body: RecurringPlansRequest
    data: DataOf<RecurringPlanPageResponse>
  }
  getRecurringPlan: {
    params: Record<never, never>
    query: Record<never, never>
    body: RecurringPlanRequest
    data: DataOf<RecurringPlanResponse>
  }
  setRecurringPlanStatus: {
    params: Record<never, never>
    query: Record<never, never>
    body: SetRecurringPlanStatusRequest
    data: DataOf<RecurringPlanResponse>
  }
  updateRecurringPlan: {
    params: Record<never, never>
    query: Record<never, never>
    body: UpdateRecurringPlanRequest
    data: DataOf<RecurringPlanResponse>
  }
  finishRecurringPlan: {
    params: Record<never, never>
    query: Record<never, never>
    body: RecurringPlanRequest
    data: DataOf<RecurringPlanResponse>
  }
  listRecurringPurchases: {
    params: Record<never, never>
    query: Record<never, never>
    body: RecurringPurchasesRequest
    data: DataOf<RecurringPurchasePageResponse>
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
  placeOtcBuyOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceOtcOrderRequest
    data: DataOf<PlacedOtcOrderResponse>
  }
  placeOtcSellOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceOtcOrderRequest
    data: DataOf<PlacedOtcOrderResponse>
  }
  listOtcOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListOtcOrdersRequest
    data: DataOf<OtcOrdersResponse>
  }
  getOtcOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: OtcOrderRequest
    data: DataOf<OtcOrderDetailResponse>
  }
  payOtcOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: OtcOrderRequest
    data: DataOf<PaidOtcOrderResponse>
  }
  releaseOtcOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: ReleaseOtcOrderRequest
    data: DataOf<NoData>
  }
  cancelOtcOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: OtcOrderRequest
    data: DataOf<NoData>
  }
  appealOtcOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: AppealOtcOrderRequest
    data: DataOf<NoData>
  }
  listChatMessages: {
    params: Record<never, never>
    query: Record<never, never>
    body: ChatHistoryRequest
    data: ChatHistory
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
  listSwapContracts: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: ContractCoins
  }
  listSwapThumbs: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: CoinThumbs
  }
  getSwapContract: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: ContractCoin
  }
  listSwapCandles: {
    params: Record<never, never>
    query: { symbol: MarketSymbol; from: EpochMillis; to: EpochMillis; resolution: CandleResolution }
    body: Record<never, never>
    data: KLineRows
  }
  listSwapTrades: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListTradesRequest
    data: Trades
  }
  getSwapBook: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: Book
  }
  getSwapBookTop: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  getSwapBookDepth: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  listSwapFavourites: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<FavouritesResponse>
  }
  addSwapFavourite: {
    params: Record<never, never>
    query: Record<never, never>
    body: FavouriteRequest
    data: DataOf<NoData>
  }
  removeSwapFavourite: {
    params: Record<never, never>
    query: Record<never, never>
    body: FavouriteRequest
    data: DataOf<NoData>
  }
  listSwapSettlementCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<QuoteCoinsResponse>
  }
  getSwapContractInfo: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: DataOf<SwapContractResponse>
  }
  getSwapWallet: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapContractRequest
    data: DataOf<SwapWalletResponse>
  }
  placeSwapOpeningOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceSwapOpeningOrderRequest
    data: DataOf<SwapOrderResponse>
  }
  placeSwapClosingOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceSwapClosingOrderRequest
    data: DataOf<PlaceSwapClosingOrderResponse>
  }
  cancelSwapOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: CancelSwapOrderRequest
    data: DataOf<SwapOrderResponse>
  }
  cancelSwapOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapContractRequest
    data: DataOf<NoData>
  }
  listOpenSwapOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: OpenSwapOrdersRequest
    data: SwapOrderPage
  }
  listPastSwapOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: PastSwapOrdersRequest
    data: SwapOrderPage
  }
  listSwapPositions: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapPositionsRequest
    data: DataOf<SwapPositionsResponse>
  }
  getSwapPositionWallet: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapContractRequest
    data: DataOf<SwapWalletResponse>
  }
  listHeldSwapPositions: {
    params: Record<never, never>
    query: Record<never, never>
    body: HeldSwapPositionsRequest
    data: DataOf<HeldSwapPositionsResponse>
  }
  setSwapTakeProfitStopLoss: {
    params: Record<never, never>
    query: Record<never, never>
    body: SetSwapTakeProfitStopLossRequest
    data: DataOf<NoData>
  }
  adjustSwapMargin: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdjustSwapMarginRequest
    data: DataOf<NoData>
  }
  closeSwapPositions: {
    params: Record<never, never>
    query: Record<never, never>
    body: CloseSwapPositionsRequest
    data: DataOf<NoData>
  }
  checkSwapMarginMode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapMarginModeRequest
    data: DataOf<NoData>
  }
  switchSwapMarginMode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapMarginModeRequest
    data: DataOf<SwapWalletResponse>
  }
  setSwapLeverage: {
    params: Record<never, never>
    query: Record<never, never>
    body: SetSwapLeverageRequest
    data: DataOf<NoData>
  }
  listCoinSwapContracts: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: ContractCoins
  }
  listCoinSwapThumbs: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: CoinThumbs
  }
  getCoinSwapContract: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: ContractCoin
  }
  listCoinSwapCandles: {
    params: Record<never, never>
    query: { symbol: MarketSymbol; from: EpochMillis; to: EpochMillis; resolution: CandleResolution }
    body: Record<never, never>
    data: KLineRows
  }
  listCoinSwapTrades: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListTradesRequest
    data: Trades
  }
  getCoinSwapBook: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: Book
  }
  getCoinSwapBookTop: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  getCoinSwapBookDepth: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  listCoinSwapFavourites: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<FavouritesResponse>
  }
  addCoinSwapFavourite: {
    params: Record<never, never>
    query: Record<never, never>
    body: FavouriteRequest
    data: DataOf<NoData>
  }
  removeCoinSwapFavourite: {
    params: Record<never, never>
    query: Record<never, never>
    body: FavouriteRequest
    data: DataOf<NoData>
  }
  listCoinSwapQuoteCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<QuoteCoinsResponse>
  }
  getCoinSwapContractInfo: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: DataOf<SwapContractResponse>
  }
  getCoinSwapWallet: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapContractRequest
    data: DataOf<CoinSwapWalletResponse>
  }
  placeCoinSwapOpeningOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceCoinSwapOpeningOrderRequest
    data: DataOf<PlaceCoinSwapOpeningOrderResponse>
  }
  placeCoinSwapClosingOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceCoinSwapClosingOrderRequest
    data: DataOf<PlaceSwapClosingOrderResponse>
  }
  cancelCoinSwapOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: CancelSwapOrderRequest
    data: DataOf<SwapOrderResponse>
  }
  cancelCoinSwapOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapContractRequest
    data: DataOf<NoData>
  }
  listOpenCoinSwapOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: OpenSwapOrdersRequest
    data: SwapOrderPage
  }
  listPastCoinSwapOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: PastSwapOrdersRequest
    data: SwapOrderPage
  }
  listCoinSwapPositionWallets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CoinSwapWalletsResponse>
  }
  getCoinSwapPositionWallet: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapContractRequest
    data: DataOf<CoinSwapWalletResponse>
  }
  adjustCoinSwapMargin: {
    params: Record<never, never>
    query: Record<never, never>
    body: AdjustCoinSwapMarginRequest
    data: DataOf<NoData>
  }
  closeCoinSwapPositions: {
    params: Record<never, never>
    query: Record<never, never>
    body: CloseSwapPositionsRequest
    data: DataOf<PlaceSwapClosingOrderResponse>
  }
  checkCoinSwapMarginMode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapMarginModeRequest
    data: DataOf<NoData>
  }
  switchCoinSwapMarginMode: {
    params: Record<never, never>
    query: Record<never, never>
    body: SwapMarginModeRequest
    data: DataOf<CoinSwapWalletResponse>
  }
  setCoinSwapLeverage: {
    params: Record<never, never>
    query: Record<never, never>
    body: SetSwapLeverageRequest
    data: DataOf<NoData>
  }
  listOptionMarkets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: ContractOptionCoins
  }
  listOptionThumbs: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: CoinThumbs
  }
  getOptionMarket: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: ContractOptionCoin
  }
  listOptionCandles: {
    params: Record<never, never>
    query: { symbol: MarketSymbol; from: EpochMillis; to: EpochMillis; resolution: CandleResolution }
    body: Record<never, never>
    data: KLineRows
  }
  listOptionTrades: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListTradesRequest
    data: Trades
  }
  getOptionBook: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: Book
  }
  getOptionBookTop: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  getOptionBookDepth: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  listOptionMarketInfos: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<OptionMarketsResponse>
  }
  getOptionMarketInfo: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: DataOf<OptionMarketResponse>
  }
  listOptionStakeCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<QuoteCoinsResponse>
  }
  listBettingOptionRounds: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: DataOf<OptionRoundsResponse>
  }
  listDrawingOptionRounds: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: DataOf<OptionRoundsResponse>
  }
  listPastOptionRounds: {
    params: Record<never, never>
    query: Record<never, never>
    body: PastOptionRoundsRequest
    data: DataOf<OptionRoundPageResponse>
  }
  placeOptionBet: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceOptionBetRequest
    data: DataOf<NoData>
  }
  listOptionBets: {
    params: Record<never, never>
    query: Record<never, never>
    body: OptionBetsRequest
    data: DataOf<OptionBetsResponse>
  }
  listPastOptionBets: {
    params: Record<never, never>
    query: Record<never, never>
    body: PastOptionBetsRequest
    data: DataOf<OptionBetPageResponse>
  }
  listSecondMarkets: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: ContractSecondCoins
  }
  listSecondThumbs: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: CoinThumbs
  }
  getSecondMarket: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: ContractSecondCoin
  }
  listSecondCandles: {
    params: Record<never, never>
    query: { symbol: MarketSymbol; from: EpochMillis; to: EpochMillis; resolution: CandleResolution }
    body: Record<never, never>
    data: KLineRows
  }
  listSecondTrades: {
    params: Record<never, never>
    query: Record<never, never>
    body: ListTradesRequest
    data: Trades
  }
  getSecondBook: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: Book
  }
  getSecondBookTop: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  getSecondBookDepth: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: BookSides
  }
  listSecondMarketInfos: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SecondMarketsResponse>
  }
  getSecondMarketInfo: {
    params: Record<never, never>
    query: Record<never, never>
    body: SymbolRequest
    data: DataOf<SecondMarketResponse>
  }
  listSecondQuoteCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<QuoteCoinsResponse>
  }
  listSecondCycles: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SecondCyclesResponse>
  }
  listSecondStakeCoins: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<QuoteCoinsResponse>
  }
  listSecondRefundWindows: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<SecondRefundWindowsResponse>
  }
  placeSecondOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: PlaceSecondOrderRequest
    data: DataOf<NoData>
  }
  listOpenSecondOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: SecondOrdersRequest
    data: DataOf<SecondOrdersResponse>
  }
  listPastSecondOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: PastSecondOrdersRequest
    data: SecondOrderPage
  }
  getSecondBalance: {
    params: { symbol: CoinUnit }
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<CoinBalanceResponse>
  }
  listLabActivities: {
    params: Record<never, never>
    query: Record<never, never>
    body: LabActivitiesRequest
    data: DataOf<ActivityPageResponse>
  }
  getLabActivity: {
    params: Record<never, never>
    query: Record<never, never>
    body: LabActivityRequest
    data: DataOf<ActivityResponse>
  }
  sendLabPhoneCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  sendLabEmailCode: {
    params: Record<never, never>
    query: Record<never, never>
    body: Record<never, never>
    data: DataOf<NoData>
  }
  joinLabActivity: {
    params: Record<never, never>
    query: Record<never, never>
    body: JoinLabActivityRequest
    data: DataOf<NoData>
  }
  listLabOrdersOfActivity: {
    params: Record<never, never>
    query: Record<never, never>
    body: LabOrdersOfActivityRequest
    data: DataOf<ActivityOrdersResponse>
  }
  listLabOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageNoRequest
    data: DataOf<ActivityOrderPageResponse>
  }
  listMiningMachines: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageNoRequest
    data: DataOf<MiningOrderPageResponse>
  }
  getMiningMachine: {
    params: Record<never, never>
    query: Record<never, never>
    body: MiningMachineRequest
    data: DataOf<MiningOrderResponse>
  }
  listMiningOutputs: {
    params: Record<never, never>
    query: Record<never, never>
    body: MiningOutputsRequest
    data: DataOf<MiningOrderDetailPageResponse>
  }
  listLockedOrders: {
    params: Record<never, never>
    query: Record<never, never>
    body: PageNoRequest
    data: DataOf<LockedOrderPageResponse>
  }
  getLockedOrder: {
    params: Record<never, never>
    query: Record<never, never>
    body: LockedOrderRequest
    data: DataOf<LockedOrderResponse>
  }
  listLockReleases: {
    params: Record<never, never>
    query: Record<never, never>
    body: LockReleasesRequest
    data: DataOf<LockedOrderDetailPageResponse>
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

/** The refusals that `x-errors` names, per operation: each key with the request fields that it belongs to. */
export type OperationRefusals = {
  logIn: {
    'google-code-needed': 'code'
    'missing-username': 'username'
    'missing-password': 'password'
    'user-password-error': 'password'
    'too-many-attempts': 'password'
    'account-activation-disabled': undefined
  }
  checkLogin: Record<never, never>
  logOut: {
    'logout-failed': undefined
  }
  registerByPhone: {
    'phone-already-exists': 'phone'
    'username-already-exists': 'username'
    'user-promotion-code-exists': 'promotion'
    'verification-code-not-exists': 'code'
    'verification-code-incorrect': 'code'
    'registration-failed': undefined
    'wrong-choice': 'country'
    'too-short': 'username'
  }
  registerByEmail: {
    'email-already-bound': 'email'
    'username-already-exists': 'username'
    'user-promotion-code-exists': 'promotion'
    'verification-code-not-exists': 'code'
    'verification-code-incorrect': 'code'
    'registration-failed': undefined
    'wrong-choice': 'country'
    'too-short': 'username'
  }
  checkUsername: {
    'activation-fails-username': 'username'
  }
  sendRegisterEmailCode: {
    'wrong-email': 'email'
    'email-already-bound': 'email'
    'email-already-send': undefined
    'geetest-fail': 'code'
    'send-failed': undefined
  }
  sendRegisterPhoneCode: {
    'phone-already-exists': 'phone'
    'request-illegal': 'country'
    'frequently-request': undefined
    'phone-empty-or-incorrect': 'phone'
    'send-sms-failed': undefined
    'geetest-fail': 'code'
  }
  sendResetPhoneCode: {
    'member-not-exists': 'account'
    'frequently-request': undefined
    'send-sms-failed': undefined
  }
  sendResetEmailCode: {
    'member-not-exists': 'account'
    'frequently-request': undefined
    'send-failed': undefined
  }
  resetLoginPassword: {
    'password-length-illegal': 'password'
    'member-not-exists': 'account'
    'verification-code-not-exists': 'code'
    'verification-code-incorrect': 'code'
  }
  listCountries: Record<never, never>
  getSliderPuzzle: Record<never, never>
  solveSliderPuzzle: {
    'geetest-fail': 'code'
  }
  getMyInfo: {
    're-login': undefined
  }
  getSecuritySetting: Record<never, never>
  applyForRealName: {
    'missing-real-name': 'realName'
    'missing-id-card': 'idCard'
    'missing-id-card-front': 'idCardFront'
    'missing-id-card-back': 'idCardBack'
    'missing-id-card-hand': 'handHeldIdCard'
    'real-name-illegal': 'realName'
    'id-card-illegal': 'idCard'
    'repeat-real-name-request': undefined
    'only-authenticate-once': 'idCard'
    'format-not-support': 'idCardFront' | 'idCardBack' | 'handHeldIdCard'
    'too-large': 'idCardFront' | 'idCardBack' | 'handHeldIdCard'
  }
  getRealNameApplication: Record<never, never>
  sendBindEmailCode: {
    'wrong-email': 'email'
    'bind-email-repeat': undefined
    'email-already-bound': 'email'
    'send-failed': undefined
    'frequently-request': undefined
  }
  bindEmail: {
    'missing-login-password': 'password'
    'missing-email': 'email'
    'email-format-error': 'email'
    'no-get-verification-code': 'code'
    'missing-verification-code': 'code'
    'verification-code-incorrect': 'code'
    'repeat-email-request': undefined
    'password-error': 'password'
    'email-already-bound': 'email'
    'too-many-attempts': 'password'
  }
  sendBindPhoneCode: {
    'repeat-phone-request': undefined
    'phone-empty-or-incorrect': 'phone'
    'send-sms-failed': undefined
    'phone-already-bound': 'phone'
    'request-illegal': 'country'
    'frequently-request': undefined
  }
  bindPhone: {
    'missing-login-password': 'password'
    'missing-phone': 'phone'
    'phone-format-error': 'phone'
    'phone-already-bound': 'phone'
    'no-get-verification-code': 'code'
    'missing-verification-code': 'code'
    'verification-code-incorrect': 'code'
    'repeat-phone-request': undefined
    'password-error': 'password'
    'too-many-attempts': 'password'
  }
  sendChangePhoneCode: {
    'not-bind-phone': undefined
    'frequently-request': undefined
    'send-sms-failed': undefined
  }
  changePhone: {
    'not-bind-phone': undefined
    'phone-already-bound': 'phone'
    'phone-format-error': 'phone'
    'no-get-verification-code': 'code'
    'missing-verification-code': 'code'
    'verification-code-incorrect': 'code'
    'password-error': 'password'
    'too-many-attempts': 'password'
  }
  sendOldEmailCode: {
    'not-bind-email': undefined
    'email-already-send': undefined
    'send-failed': undefined
  }
  sendNewEmailCode: {
    'not-bind-email': undefined
    'repeat-email-request': 'email'
    'email-already-send': undefined
    'send-failed': undefined
  }
  changeEmail: {
    'missing-email': 'newEmail'
    'not-bind-email': undefined
    'no-get-verification-code': 'newEmailCode' | 'oldEmailCode'
    'verification-code-incorrect': 'newEmailCode' | 'oldEmailCode'
    'repeat-email-request': 'newEmail'
  }
  setFundPassword: {
    'missing-jy-password': 'jyPassword'
    'jy-password-length-illegal': 'jyPassword'
    'same-as-login-password': 'jyPassword'
    'repeat-setting': undefined
  }
  changeFundPassword: {
    'missing-old-jy-password': 'oldPassword'
    'missing-new-jy-password': 'newPassword'
    'jy-password-length-illegal': 'newPassword'
    'same-as-login-password': 'newPassword'
    'error-jypassword': 'oldPassword'
    'no-set-jypassword': undefined
    'too-many-attempts': 'oldPassword'
  }
  sendFundPasswordCode: {
    'not-bind-phone': undefined
    'frequently-request': undefined
    'send-sms-failed': undefined
  }
  resetFundPassword: {
    'missing-new-jy-password': 'newPassword'
    'jy-password-length-illegal': 'newPassword'
    'same-as-login-password': 'newPassword'
    'no-get-verification-code': 'code'
    'missing-verification-code': 'code'
    'verification-code-incorrect': 'code'
    'not-bind-phone': undefined
  }
  sendLoginPasswordCode: {
    'not-bind-phone': undefined
    'frequently-request': undefined
    'send-sms-failed': undefined
  }
  changeLoginPassword: {
    'missing-old-password': 'oldPassword'
    'missing-new-password': 'newPassword'
    'password-length-illegal': 'newPassword'
    'no-get-verification-code': 'code'
    'missing-verification-code': 'code'
    'verification-code-incorrect': 'code'
    'password-error': 'oldPassword'
    'not-bind-phone': undefined
    'too-many-attempts': 'oldPassword'
  }
  startAuthenticator: Record<never, never>
  bindAuthenticator: {
    'validation-failed': 'codes'
    'binding-failed': undefined
    'too-many-attempts': 'codes'
  }
  unbindAuthenticator: {
    'missing-password': 'password'
    'password-error': 'password'
    'validation-failed': 'codes'
    'unbinding-failed': undefined
    'too-many-attempts': 'codes'
  }
  checkAuthenticatorCode: {
    'validation-failed': 'codes'
    'too-many-attempts': 'codes'
  }
  listWallets: Record<never, never>
  getWallet: Record<never, never>
  listWalletValues: Record<never, never>
  listTransactions: Record<never, never>
  listDeposits: Record<never, never>
  listCoins: Record<never, never>
  getDepositAddress: Record<never, never>
  createDepositAddress: {
    'network-not-support': 'coinprotocol'
    'system-opt-fail': undefined
  }
  getCoinBalance: Record<never, never>
  listWithdrawals: Record<never, never>
  listWithdrawableUnits: Record<never, never>
  listWithdrawableCoins: Record<never, never>
  createWithdrawal: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'not-bind-phone': 'codeType'
    'not-bind-email': 'codeType'
    'not-bind-google': 'codeType'
    'too-many-attempts': 'payPwd'
    'wrong-address': 'address'
    'wrong-memo': 'memo'
    'too-many-places': 'money'
    'error-jypassword': 'payPwd'
    'verification-code-not-exists': 'code'
    'verification-code-incorrect': 'code'
    'coin-illegal': 'coinName'
    'coin-not-support': 'coinName'
    'withdraw-min': 'money'
    'withdraw-max': 'money'
    'insufficient-balance': 'money'
    'wallet-locked': undefined
  }
  sendWithdrawPhoneCode: {
    'not-bind-phone': undefined
    'frequently-request': undefined
    'send-sms-failed': undefined
  }
  sendWithdrawEmailCode: {
    'not-bind-email': undefined
    'email-already-send': undefined
    'send-failed': undefined
  }
  listWithdrawCodes: Record<never, never>
  lookUpWithdrawCode: {
    'recharge-code-not-found': 'withdrawCode'
  }
  redeemWithdrawCode: {
    'recharge-code-invalid': 'withdrawCode'
    'recharge-code-not-found': 'withdrawCode'
    'wallet-locked': undefined
  }
  createWithdrawCode: {
    'no-realname': undefined
    'missing-jypassword': 'jyPassword'
    'missing-coin-type': 'unit'
    'coin-illegal': 'unit'
    'coin-not-support': 'unit'
    'withdraw-max': 'amount'
    'withdraw-min': 'amount'
    'insufficient-balance': 'amount'
    'no-set-jypassword': undefined
    'error-jypassword': 'jyPassword'
    'information-expired': undefined
    'wallet-locked': undefined
    'too-many-attempts': 'jyPassword'
  }
  listPaymentTypes: Record<never, never>
  listPaymentMethods: Record<never, never>
  getPaymentTypeConfig: Record<never, never>
  savePaymentMethod: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'missing-pay': 'type'
    'record-not-found': 'id'
    'not-find-file': undefined
    'format-not-support': undefined
    'payment-method-limit': undefined
    'required': undefined
    'unknown-field': undefined
    'wrong-format': undefined
    'too-large': undefined
  }
  deletePaymentMethod: {
    'record-not-found': 'id'
    'payment-method-in-use': 'id'
  }
  uploadImage: {
    'form-format-error': 'file'
    'not-find-file': 'file'
    'format-not-support': 'file'
    'too-many-pictures': 'file'
    'too-large': 'file'
  }
  uploadImageLocally: {
    'form-format-error': 'file'
    'not-find-file': 'file'
    'format-not-support': 'file'
    'too-many-pictures': 'file'
    'too-large': 'file'
  }
  uploadImageText: {
    'format-not-support': 'base64Data'
    'not-find-file': 'base64Data'
    'too-many-pictures': 'base64Data'
    'too-large': 'base64Data'
  }
  listConversions: Record<never, never>
  listConvertCoins: Record<never, never>
  listConvertTargets: Record<never, never>
  getConvertPrice: {
    'trading-pair-not-supported': 'toUnit'
  }
  convert: {
    'trading-pair-not-supported': 'toUnit'
    'insufficient-balance': 'needAmount'
    'wallet-locked': undefined
    'price-moved': 'price'
    'too-small': 'needAmount'
    'too-large': 'needAmount'
  }
  getMyPromotion: Record<never, never>
  listTopRanks: Record<never, never>
  listInvitees: Record<never, never>
  listMyGiftCards: Record<never, never>
  redeemGiftCard: {
    'no-realname': undefined
    'card-number-required': 'cardNo'
    'invalid-card-number': 'cardNo'
    'invalid-exchange-card': 'cardNo'
    'asset-not-found': undefined
    'promotion-card-redeemed': 'cardNo'
    'promotion-card-already-redeemed': 'cardNo'
    'official-promo-card-once': 'cardNo'
    'own-gift-card': 'cardNo'
    'exchange-failed': undefined
  }
  claimFreeGiftCard: {
    'no-realname': undefined
    'free-promo-card-repeat': undefined
  }
  listRedeemedGiftCards: Record<never, never>
  listApiKeys: Record<never, never>
  sendApiKeyCode: {
    'not-bind-phone': undefined
    'frequently-request': undefined
    'send-sms-failed': undefined
  }
  createApiKey: {
    'missing-verification-code': 'code'
    'verification-code-not-exists': 'code'
    'verification-code-incorrect': 'code'
    'api-key-limit': undefined
    'not-bind-phone': undefined
  }
  updateApiKey: {
    'record-not-found': 'id'
    'verification-code-not-exists': 'code'
    'verification-code-incorrect': 'code'
    'not-bind-phone': undefined
  }
  deleteApiKey: {
    'record-not-found': 'id'
  }
  getMerchantStatus: Record<never, never>
  listMerchantDeposits: Record<never, never>
  applyAsMerchant: {
    'repeat-application': undefined
    'no-real-name': undefined
    'insufficient-balance': 'businessAuthDepositId'
    'coin-illegal': 'json'
    'not-find-file': 'json'
    'format-not-support': 'json'
    'wrong-choice': 'businessAuthDepositId'
    'wrong-format': 'json'
    'required': 'json'
    'too-long': 'json'
    'too-large': 'json'
  }
  cancelMerchant: {
    'withdrawal-under-review-do-not-resubmit': undefined
    'no-business': undefined
  }
  listSwapWallets: Record<never, never>
  listCoinSwapWallets: Record<never, never>
  listSecondWallets: Record<never, never>
  listFinanceAssets: Record<never, never>
  getFinanceTotal: Record<never, never>
  listSavingsProducts: Record<never, never>
  getSavingsProduct: {
    'product-not-found': 'id'
  }
  buySavings: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'cannot-invest': undefined
    'product-not-found': 'aid'
    'incorrect-activity-status': 'aid'
    'investment-amount-cannot-be-less-than-minimum': 'amount'
    'insufficient-balance': 'amount'
    'wallet-locked': undefined
    'please-wait': undefined
    'system-opt-fail': undefined
  }
  listOpenSavings: Record<never, never>
  listPastSavings: Record<never, never>
  redeemSavings: {
    'record-not-found': 'orderId'
    'fixed-until-redemption': 'orderId'
    'order-status-error': 'orderId'
  }
  listRecurringProducts: Record<never, never>
  getRecurringProduct: {
    'product-not-found': 'id'
  }
  createRecurringPlan: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'cannot-invest': undefined
    'product-not-found': 'aid'
    'incorrect-activity-status': 'aid'
    'investment-amount-cannot-be-less-than-minimum': 'amount'
    'please-wait': undefined
    'system-opt-fail': undefined
  }
  listRecurringPlans: Record<never, never>
  getRecurringPlan: {
    'record-not-found': 'id'
  }
  setRecurringPlanStatus: {
    'record-not-found': 'id'
    'plan-finished': 'id'
  }
  updateRecurringPlan: {
    'record-not-found': 'id'
    'plan-finished': 'id'
    'investment-amount-cannot-be-less-than-minimum': 'amount'
    'please-wait': undefined
  }
  finishRecurringPlan: {
    'record-not-found': 'id'
    'plan-finished': 'id'
  }
  listRecurringPurchases: Record<never, never>
  saveAddress: {
    'coin-illegal': 'unit'
    'coin-not-support': 'unit'
    'wrong-address': 'address'
    'wrong-memo': 'memo'
    'too-many-addresses': undefined
  }
  deleteSavedAddress: {
    'wrong-address': 'id'
  }
  transferSwap: {
    'request-of-illegal': undefined
    'wallet-not-select': undefined
    'wallet-not-out': 'fromWalletId'
    'wallet-not-in': 'toWalletId'
    'no-in-out-wallet': 'to'
    'wallet-not-amount-out': 'amount'
    'wallet-locked': undefined
  }
  transferCoinSwap: {
    'request-of-illegal': undefined
    'wallet-not-select': undefined
    'wallet-not-out': 'fromWalletId'
    'wallet-not-in': 'toWalletId'
    'no-in-out-wallet': 'to'
    'wallet-not-amount-out': 'amount'
    'wallet-locked': undefined
  }
  transferSecond: {
    'request-of-illegal': undefined
    'wallet-not-select': undefined
    'wallet-not-out': undefined
    'wallet-not-in': undefined
    'no-in-out-wallet': 'to'
    'wallet-not-amount-out': 'amount'
    'wallet-locked': undefined
  }
  listTradableCoins: Record<never, never>
  listAds: Record<never, never>
  listAdsByUnit: Record<never, never>
  listExcellentAds: Record<never, never>
  listNewestAds: Record<never, never>
  getAdsOfMember: {
    'member-not-exists': 'name'
  }
  listMyAds: Record<never, never>
  filterMyAds: Record<never, never>
  getMyAd: {
    'record-not-found': 'id'
  }
  createAd: {
    'missing-pay': 'pay[]'
    'missing-jypassword': 'jyPassword'
    'no-realname': undefined
    'no-business': undefined
    'no-set-jypassword': undefined
    'error-jypassword': 'jyPassword'
    'sell-number-min': 'number'
    'buy-number-min': 'number'
    'insufficient-balance': 'number'
    'create-failed': undefined
    'not-bind-phone': undefined
    'no-payment-method': undefined
    'coin-illegal': 'coinId'
    'request-illegal': 'country'
    'information-expired': 'price'
    'too-many-attempts': 'jyPassword'
  }
  updateAd: {
    'missing-pay': 'pay[]'
    'missing-jypassword': 'jyPassword'
    'error-jypassword': 'jyPassword'
    'after-off-shelves': undefined
    'sell-number-min': 'number'
    'buy-number-min': 'number'
    'insufficient-balance': 'number'
    'update-failed': undefined
    'no-realname': undefined
    'not-bind-phone': undefined
    'no-set-jypassword': undefined
    'no-payment-method': undefined
    'no-business': undefined
    'coin-illegal': 'coinId'
    'request-illegal': 'country'
    'information-expired': 'price'
    'too-many-attempts': 'jyPassword'
  }
  putAdOnShelf: {
    'put-on-shelves-failed': undefined
    'sell-number-min': undefined
    'buy-number-min': undefined
    'insufficient-balance': undefined
    'no-realname': undefined
    'not-bind-phone': undefined
    'no-set-jypassword': undefined
    'no-payment-method': undefined
    'no-business': undefined
    'wallet-locked': undefined
  }
  takeAdOffShelf: {
    'put-off-shelves-failed': undefined
  }
  deleteAd: {
    'delete-advertise-failed': undefined
    'delete-after-off-shelves': undefined
  }
  previewTrade: {
    'parameter-error': 'id'
  }
  placeOtcBuyOrder: {
    'no-realname': undefined
    'not-bind-phone': undefined
    'no-set-jypassword': undefined
    'parameter-error': 'id'
    'not-allow-buy-by-self': undefined
    'already-put-off': undefined
    'price-expired': 'price'
    'number-error': 'amount'
    'money-min': 'money'
    'money-max': 'money'
    'amount-not-enough': 'amount'
    'too-many-unpaid-orders': undefined
  }
  placeOtcSellOrder: {
    'no-realname': undefined
    'not-bind-phone': undefined
    'no-set-jypassword': undefined
    'no-payment-method': undefined
    'at-least-support-pay': undefined
    'parameter-error': 'id'
    'not-allow-sell-by-self': undefined
    'already-put-off': undefined
    'price-expired': 'price'
    'number-error': 'amount'
    'money-min': 'money'
    'money-max': 'money'
    'amount-not-enough': 'amount'
    'insufficient-balance': 'amount'
    'wallet-locked': undefined
    'too-many-unpaid-orders': undefined
  }
  listOtcOrders: Record<never, never>
  getOtcOrder: {
    'record-not-found': 'orderSn'
  }
  payOtcOrder: {
    'record-not-found': 'orderSn'
    'not-allowed': undefined
    'order-status-expired': undefined
    'order-already-auto-cancel': undefined
  }
  releaseOtcOrder: {
    'missing-jypassword': 'jyPassword'
    'no-set-jypassword': undefined
    'error-jypassword': 'jyPassword'
    'too-many-attempts': 'jyPassword'
    'record-not-found': 'orderSn'
    'not-allowed': undefined
    'order-status-expired': undefined
  }
  cancelOtcOrder: {
    'record-not-found': 'orderSn'
    'not-allowed': undefined
    'order-not-allow-cancel': undefined
  }
  appealOtcOrder: {
    'record-not-found': 'orderSn'
    'no-appeal': undefined
  }
  listChatMessages: {
    'record-not-found': 'orderId'
  }
  listPairs: Record<never, never>
  listThumbs: Record<never, never>
  listThumbTrends: Record<never, never>
  getPair: {
    'nonsupport-coin': 'symbol'
  }
  listCandles: {
    'nonsupport-coin': 'symbol'
    'wrong-choice': 'resolution'
  }
  listTrades: {
    'nonsupport-coin': 'symbol'
  }
  getBook: {
    'nonsupport-coin': 'symbol'
  }
  getBookTop: {
    'nonsupport-coin': 'symbol'
  }
  getBookDepth: {
    'nonsupport-coin': 'symbol'
  }
  getMarketOverview: Record<never, never>
  getCoinInfo: {
    'coin-illegal': 'unit'
  }
  listBitcoinPrices: Record<never, never>
  getSymbolTrend: {
    'nonsupport-coin': 'symbol'
  }
  getUsdRate: {
    'not-found': undefined
  }
  listQuoteCoins: Record<never, never>
  listFavourites: Record<never, never>
  addFavourite: {
    'symbol-already-favoured': 'symbol'
    'favourite-failed': 'symbol'
    'nonsupport-coin': 'symbol'
  }
  removeFavourite: {
    'favourite-not-exists': 'symbol'
  }
  placeSpotOrder: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'nonsupport-coin': 'symbol'
    'cannot-trade': 'symbol'
    'order-price-illegal': 'price'
    'order-number-illegal': 'amount'
    'amount-too-small': 'amount'
    'amount-over-size': 'amount'
    'floor-price': 'price'
    'price-ceiling': 'price'
    'stop-buying': 'direction'
    'stop-selling': 'direction'
    'no-market-price-buy': 'type'
    'no-market-price-sell': 'type'
    'maximum-quantity': undefined
    'wallet-locked': undefined
    'insufficient-balance': 'amount'
    'please-wait': undefined
    'own-order': undefined
    'order-failed': undefined
  }
  cancelSpotOrder: {
    'operation-forbidden': undefined
    'order-status-error': undefined
    'cannot-cancel-order': undefined
  }
  cancelSpotOrders: Record<never, never>
  listOpenSpotOrdersOfPair: Record<never, never>
  listPastSpotOrdersOfPair: Record<never, never>
  listOpenSpotOrders: Record<never, never>
  listPastSpotOrders: Record<never, never>
  listSpotFills: {
    'operation-forbidden': undefined
  }
  getSpotTimeLimit: Record<never, never>
  listSwapContracts: Record<never, never>
  listSwapThumbs: Record<never, never>
  getSwapContract: {
    'nonsupport-coin': 'symbol'
  }
  listSwapCandles: {
    'nonsupport-coin': 'symbol'
    'wrong-choice': 'resolution'
  }
  listSwapTrades: {
    'nonsupport-coin': 'symbol'
  }
  getSwapBook: {
    'nonsupport-coin': 'symbol'
  }
  getSwapBookTop: {
    'nonsupport-coin': 'symbol'
  }
  getSwapBookDepth: {
    'nonsupport-coin': 'symbol'
  }
  listSwapFavourites: Record<never, never>
  addSwapFavourite: {
    'symbol-already-favoured': 'symbol'
    'favourite-failed': 'symbol'
    'nonsupport-coin': 'symbol'
  }
  removeSwapFavourite: {
    'favourite-not-exists': 'symbol'
  }
  listSwapSettlementCoins: Record<never, never>
  getSwapContractInfo: {
    'contract-not-exist': 'symbol'
  }
  getSwapWallet: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
  }
  placeSwapOpeningOrder: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'not-trading-time': 'contractCoinId'
    'cannot-trade': undefined
    'please-wait': undefined
    'suspend-long': 'direction'
    'suspend-short': 'direction'
    'no-market-price-buy': 'type'
    'no-market-price-sell': 'type'
    'no-trigger-orders': 'type'
    'order-price-illegal': 'entrustPrice'
    'order-price-overrun': 'entrustPrice'
    'trigger-price-not-positive': 'triggerPrice'
    'trigger-price-reached': 'triggerPrice'
    'order-number-illegal': 'volume'
    'amount-too-small': 'volume'
    'amount-over-size': 'volume'
    'margin-not-enough': 'volume'
    'leverage-not-offered': 'leverage'
    'leverage-in-use': 'leverage'
    'stop-prices-crossed': undefined
    'order-failed': undefined
    'system-opt-fail': undefined
  }
  placeSwapClosingOrder: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'not-trading-time': 'contractCoinId'
    'cannot-trade': undefined
    'please-wait': undefined
    'no-market-price-buy': 'type'
    'no-market-price-sell': 'type'
    'no-trigger-orders': 'type'
    'order-price-illegal': 'entrustPrice'
    'order-price-overrun': 'entrustPrice'
    'trigger-price-not-positive': 'triggerPrice'
    'trigger-price-reached': 'triggerPrice'
    'order-number-illegal': 'volume'
    'amount-too-small': 'volume'
    'amount-over-size': 'volume'
    'closable-not-enough': 'volume'
    'order-failed': undefined
    'system-opt-fail': undefined
  }
  cancelSwapOrder: {
    'operation-forbidden': undefined
    'order-status-error': undefined
    'contract-account-not-exist': undefined
  }
  cancelSwapOrders: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
  }
  listOpenSwapOrders: Record<never, never>
  listPastSwapOrders: Record<never, never>
  listSwapPositions: {
    'contract-account-not-exist': undefined
  }
  getSwapPositionWallet: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
  }
  listHeldSwapPositions: Record<never, never>
  setSwapTakeProfitStopLoss: {
    'position-not-found': 'positionId'
    'stop-prices-crossed': undefined
  }
  adjustSwapMargin: {
    'position-not-found': 'positionId'
    'isolated-margin-only': undefined
    'margin-not-adjustable': 'principal'
  }
  closeSwapPositions: {
    'contract-not-exist': 'contractCoinId'
    'cancel-closing-orders': 'type'
    'no-long-position': 'type'
    'no-short-position': 'type'
    'no-position': 'type'
    'not-trading-time': 'contractCoinId'
  }
  checkSwapMarginMode: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'positions-or-orders-open': undefined
  }
  switchSwapMarginMode: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'positions-or-orders-open': undefined
    'margin-mode-same': 'targetPattern'
  }
  setSwapLeverage: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'leverage-not-offered': 'leverage'
    'positions-or-orders-open': undefined
  }
  listCoinSwapContracts: Record<never, never>
  listCoinSwapThumbs: Record<never, never>
  getCoinSwapContract: {
    'nonsupport-coin': 'symbol'
  }
  listCoinSwapCandles: {
    'nonsupport-coin': 'symbol'
    'wrong-choice': 'resolution'
  }
  listCoinSwapTrades: {
    'nonsupport-coin': 'symbol'
  }
  getCoinSwapBook: {
    'nonsupport-coin': 'symbol'
  }
  getCoinSwapBookTop: {
    'nonsupport-coin': 'symbol'
  }
  getCoinSwapBookDepth: {
    'nonsupport-coin': 'symbol'
  }
  listCoinSwapFavourites: Record<never, never>
  addCoinSwapFavourite: {
    'symbol-already-favoured': 'symbol'
    'favourite-failed': 'symbol'
    'nonsupport-coin': 'symbol'
  }
  removeCoinSwapFavourite: {
    'favourite-not-exists': 'symbol'
  }
  listCoinSwapQuoteCoins: Record<never, never>
  getCoinSwapContractInfo: {
    'contract-not-exist': 'symbol'
  }
  getCoinSwapWallet: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
  }
  placeCoinSwapOpeningOrder: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'not-trading-time': 'contractCoinId'
    'cannot-trade': undefined
    'please-wait': undefined
    'suspend-long': 'direction'
    'suspend-short': 'direction'
    'no-market-price-buy': 'type'
    'no-market-price-sell': 'type'
    'no-trigger-orders': 'type'
    'order-price-illegal': 'entrustPrice'
    'order-price-overrun': 'entrustPrice'
    'trigger-price-not-positive': 'triggerPrice'
    'trigger-price-reached': 'triggerPrice'
    'order-number-illegal': 'volume'
    'amount-too-small': 'volume'
    'amount-over-size': 'volume'
    'margin-not-enough': 'volume'
    'leverage-not-offered': 'leverage'
    'leverage-in-use': 'leverage'
    'order-failed': undefined
    'system-opt-fail': undefined
  }
  placeCoinSwapClosingOrder: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'not-trading-time': 'contractCoinId'
    'cannot-trade': undefined
    'please-wait': undefined
    'no-market-price-buy': 'type'
    'no-market-price-sell': 'type'
    'no-trigger-orders': 'type'
    'order-price-illegal': 'entrustPrice'
    'order-price-overrun': 'entrustPrice'
    'trigger-price-not-positive': 'triggerPrice'
    'trigger-price-reached': 'triggerPrice'
    'order-number-illegal': 'volume'
    'amount-too-small': 'volume'
    'amount-over-size': 'volume'
    'closable-not-enough': 'volume'
    'order-failed': undefined
    'system-opt-fail': undefined
  }
  cancelCoinSwapOrder: {
    'operation-forbidden': undefined
    'order-status-error': undefined
    'contract-account-not-exist': undefined
  }
  cancelCoinSwapOrders: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
  }
  listOpenCoinSwapOrders: Record<never, never>
  listPastCoinSwapOrders: Record<never, never>
  listCoinSwapPositionWallets: {
    'contract-account-not-exist': undefined
  }
  getCoinSwapPositionWallet: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
  }
  adjustCoinSwapMargin: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'position-not-found': 'direction'
    'isolated-margin-only': undefined
    'margin-not-adjustable': 'principal'
  }
  closeCoinSwapPositions: {
    'contract-not-exist': 'contractCoinId'
    'cancel-closing-orders': 'type'
    'no-long-position': 'type'
    'no-short-position': 'type'
    'no-position': 'type'
    'not-trading-time': 'contractCoinId'
  }
  checkCoinSwapMarginMode: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'positions-or-orders-open': undefined
  }
  switchCoinSwapMarginMode: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'positions-or-orders-open': undefined
    'margin-mode-same': 'targetPattern'
  }
  setCoinSwapLeverage: {
    'contract-not-exist': 'contractCoinId'
    'contract-account-not-exist': undefined
    'leverage-not-offered': 'leverage'
    'cancel-open-orders': undefined
    'margin-not-enough': 'leverage'
  }
  listOptionMarkets: Record<never, never>
  listOptionThumbs: Record<never, never>
  getOptionMarket: {
    'nonsupport-coin': 'symbol'
  }
  listOptionCandles: {
    'nonsupport-coin': 'symbol'
    'wrong-choice': 'resolution'
  }
  listOptionTrades: {
    'nonsupport-coin': 'symbol'
  }
  getOptionBook: {
    'nonsupport-coin': 'symbol'
  }
  getOptionBookTop: {
    'nonsupport-coin': 'symbol'
  }
  getOptionBookDepth: {
    'nonsupport-coin': 'symbol'
  }
  listOptionMarketInfos: Record<never, never>
  getOptionMarketInfo: {
    'nonsupport-coin': 'symbol'
  }
  listOptionStakeCoins: Record<never, never>
  listBettingOptionRounds: {
    'nonsupport-coin': 'symbol'
  }
  listDrawingOptionRounds: {
    'nonsupport-coin': 'symbol'
  }
  listPastOptionRounds: {
    'nonsupport-coin': 'symbol'
  }
  placeOptionBet: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'nonsupport-coin': 'symbol'
    'not-trading-time': 'symbol'
    'cannot-trade': undefined
    'please-wait': undefined
    'no-rise-bets': 'direction'
    'no-fall-bets': 'direction'
    'round-not-exist': 'optionId'
    'betting-closed': 'optionId'
    'already-bet': 'optionId'
    'too-small': 'amount'
    'too-large': 'amount'
    'insufficient-balance': 'amount'
    'wallet-locked': undefined
    'system-opt-fail': undefined
  }
  listOptionBets: Record<never, never>
  listPastOptionBets: Record<never, never>
  listSecondMarkets: Record<never, never>
  listSecondThumbs: Record<never, never>
  getSecondMarket: {
    'nonsupport-coin': 'symbol'
  }
  listSecondCandles: {
    'nonsupport-coin': 'symbol'
    'wrong-choice': 'resolution'
  }
  listSecondTrades: {
    'nonsupport-coin': 'symbol'
  }
  getSecondBook: {
    'nonsupport-coin': 'symbol'
  }
  getSecondBookTop: {
    'nonsupport-coin': 'symbol'
  }
  getSecondBookDepth: {
    'nonsupport-coin': 'symbol'
  }
  listSecondMarketInfos: Record<never, never>
  getSecondMarketInfo: {
    'nonsupport-coin': 'symbol'
  }
  listSecondQuoteCoins: Record<never, never>
  listSecondCycles: Record<never, never>
  listSecondStakeCoins: Record<never, never>
  listSecondRefundWindows: Record<never, never>
  placeSecondOrder: {
    'no-realname': undefined
    'no-set-jypassword': undefined
    'nonsupport-coin': 'symbol'
    'not-trading-time': 'symbol'
    'cannot-trade': undefined
    'please-wait': undefined
    'coin-illegal': 'coinSymbol'
    'contract-account-not-exist': 'coinSymbol'
    'cycle-not-exist': 'cycleId'
    'second-two-orders': 'symbol'
    'second-other-direction': 'direction'
    'too-small': 'amount'
    'too-large': 'amount'
    'insufficient-balance': 'amount'
    'wallet-locked': undefined
    'system-opt-fail': undefined
  }
  listOpenSecondOrders: Record<never, never>
  listPastSecondOrders: Record<never, never>
  getSecondBalance: Record<never, never>
  listLabActivities: Record<never, never>
  getLabActivity: {
    'activity-not-found': 'id'
  }
  sendLabPhoneCode: {
    'not-bind-phone': undefined
    'frequently-request': undefined
    'send-sms-failed': undefined
  }
  sendLabEmailCode: {
    'not-bind-email': undefined
    'email-already-send': undefined
    'send-failed': undefined
  }
  joinLabActivity: {
    'number-of-illegal': 'amount'
    'missing-verification-code': 'code'
    'missing-phone-or-email': 'aims'
    'verification-code-incorrect': 'code'
    'no-realname': undefined
    'cannot-participate': undefined
    'activity-not-found': 'activityId'
    'activity-type-description': 'activityId'
    'activity-not-started': 'activityId'
    'activity-ended': 'activityId'
    'activity-not-progress': 'activityId'
    'first-level-friends-num-lt': undefined
    'activity-error-number': 'amount'
    'below-minimum-redemption-amount': 'amount'
    'exceeds-maximum-redemption-amount': 'amount'
    'exceeded-subscription-limit': 'amount'
    'exceeds-purchase-limit': 'amount'
    'required-holdings-wallet-missing': undefined
    'required-holdings-wallet-locked': undefined
    'insufficient-holdings-quantity': undefined
    'wallet-locked': undefined
    'insufficient-balance': 'amount'
    'please-wait': undefined
    'activity-failed-participate': undefined
  }
  listLabOrdersOfActivity: {
    'activity-not-found': 'activityId'
  }
  listLabOrders: Record<never, never>
  listMiningMachines: Record<never, never>
  getMiningMachine: {
    'mining-machine-not-found': 'miningId'
    'not-allowed': 'miningId'
  }
  listMiningOutputs: {
    'mining-machine-not-found': 'miningId'
    'not-allowed': 'miningId'
  }
  listLockedOrders: Record<never, never>
  getLockedOrder: {
    'lock-not-found': 'miningId'
    'not-allowed': 'miningId'
  }
  listLockReleases: {
    'lock-not-found': 'miningId'
    'not-allowed': 'miningId'
  }
  listCurrencies: Record<never, never>
  listAdvertisements: Record<never, never>
  listAnnouncements: Record<never, never>
  getAnnouncement: Record<never, never>
  getAnnouncementWithNeighbours: {
    'record-not-found': 'id'
  }
  listHelpSections: Record<never, never>
  listHelpArticles: Record<never, never>
  listTopHelpArticles: Record<never, never>
  getHelpArticle: Record<never, never>
  listHelpByCategory: Record<never, never>
}

/** The keys of those refusals that say which prerequisite a member lacks (`need`). */
export type OperationNeeds = {
  sendChangePhoneCode: 'not-bind-phone'
  changePhone: 'not-bind-phone'
  sendOldEmailCode: 'not-bind-email'
  sendNewEmailCode: 'not-bind-email'
  changeEmail: 'not-bind-email'
  changeFundPassword: 'no-set-jypassword'
  sendFundPasswordCode: 'not-bind-phone'
  resetFundPassword: 'not-bind-phone'
  sendLoginPasswordCode: 'not-bind-phone'
  changeLoginPassword: 'not-bind-phone'
  createWithdrawal: 'no-realname' | 'no-set-jypassword'
  sendWithdrawPhoneCode: 'not-bind-phone'
  sendWithdrawEmailCode: 'not-bind-email'
  createWithdrawCode: 'no-realname' | 'no-set-jypassword'
  savePaymentMethod: 'no-realname' | 'no-set-jypassword'
  redeemGiftCard: 'no-realname'
  claimFreeGiftCard: 'no-realname'
  sendApiKeyCode: 'not-bind-phone'
  createApiKey: 'not-bind-phone'
  updateApiKey: 'not-bind-phone'
  applyAsMerchant: 'no-real-name'
  buySavings: 'no-realname' | 'no-set-jypassword'
  createRecurringPlan: 'no-realname' | 'no-set-jypassword'
  createAd: 'no-realname' | 'not-bind-phone' | 'no-set-jypassword' | 'no-payment-method' | 'no-business'
  updateAd: 'no-realname' | 'not-bind-phone' | 'no-set-jypassword' | 'no-payment-method' | 'no-business'
  putAdOnShelf: 'no-realname' | 'not-bind-phone' | 'no-set-jypassword' | 'no-payment-method' | 'no-business'
  placeOtcBuyOrder: 'no-realname' | 'not-bind-phone' | 'no-set-jypassword'
  placeOtcSellOrder: 'no-realname' | 'not-bind-phone' | 'no-set-jypassword' | 'no-payment-method'
  releaseOtcOrder: 'no-set-jypassword'
  placeSpotOrder: 'no-realname' | 'no-set-jypassword'
  placeSwapOpeningOrder: 'no-realname' | 'no-set-jypassword'
  placeCoinSwapOpeningOrder: 'no-realname' | 'no-set-jypassword'
  placeOptionBet: 'no-realname' | 'no-set-jypassword'
  placeSecondOrder: 'no-realname' | 'no-set-jypassword'
  sendLabPhoneCode: 'not-bind-phone'
  sendLabEmailCode: 'not-bind-email'
  joinLabActivity: 'no-realname'
}

/** The limits of requests that are known at run time only (`$ctx`). One that is null does not apply. */
export type OperationLimits = {
  createWithdrawal: { addressPattern: string | null; memoPattern: string | null; minWithdraw: string | null; maxWithdraw: string | null; balance: string | null; decimals: number | null }
  createWithdrawCode: { minWithdraw: string | null; maxWithdraw: string | null; balance: string | null }
  convert: { minAmount: string | null; maxAmount: string | null; balance: string | null }
  buySavings: { minAmount: string | null; balance: string | null }
  createRecurringPlan: { minAmount: string | null }
  updateRecurringPlan: { minAmount: string | null }
  saveAddress: { addressPattern: string | null; memoPattern: string | null }
  transferSwap: { balance: string | null }
  transferCoinSwap: { balance: string | null }
  transferSecond: { balance: string | null }
  createAd: { minSell: string | null; minBuy: string | null; balance: string | null }
  updateAd: { minSell: string | null; minBuy: string | null; balance: string | null }
  placeOtcBuyOrder: { minMoney: string | null; maxMoney: string | null; maxAmount: string | null; balance: string | null }
  placeOtcSellOrder: { minMoney: string | null; maxMoney: string | null; maxAmount: string | null; balance: string | null }
  placeSpotOrder: { pricePlaces: number | null; minAmount: string | null; maxAmount: string | null; affordable: string | null; amountPlaces: number | null; minPrice: string | null; maxPrice: string | null }
  placeSwapOpeningOrder: { pricePlaces: number | null; minLeverage: string | null; maxLeverage: string | null; leveragePattern: string | null; minAmount: string | null; maxAmount: string | null; affordable: string | null; amountPlaces: number | null; minPrice: string | null; maxPrice: string | null; markPrice: string | null }
  placeSwapClosingOrder: { pricePlaces: number | null; minAmount: string | null; maxAmount: string | null; closable: string | null; amountPlaces: number | null; minPrice: string | null; maxPrice: string | null }
  setSwapTakeProfitStopLoss: { markPrice: string | null; pricePlaces: number | null }
  adjustSwapMargin: { adjustable: string | null }
  setSwapLeverage: { minLeverage: string | null; maxLeverage: string | null; leveragePattern: string | null }
  placeCoinSwapOpeningOrder: { pricePlaces: number | null; minLeverage: string | null; maxLeverage: string | null; leveragePattern: string | null; minAmount: string | null; maxAmount: string | null; affordable: string | null; minPrice: string | null; maxPrice: string | null }
  placeCoinSwapClosingOrder: { pricePlaces: number | null; minAmount: string | null; maxAmount: string | null; closable: string | null; minPrice: string | null; maxPrice: string | null }
  adjustCoinSwapMargin: { adjustable: string | null }
  setCoinSwapLeverage: { minLeverage: string | null; maxLeverage: string | null; leveragePattern: string | null }
  placeOptionBet: { minAmount: string | null; maxAmount: string | null; affordable: string | null; amountPlaces: number | null }
  placeSecondOrder: { minAmount: string | null; maxAmount: string | null; balance: string | null }
  joinLabActivity: { minAmount: string | null; maxAmount: string | null; remaining: string | null; affordable: string | null; amountPlaces: number | null; timesLeft: string | null }
}
