/** Body of the server for a member who has just registered by e-mail; `facts` replace single fields. */
export const securityBody = (facts: object = {}): object => ({
  code: 0,
  message: 'success',
  data: {
    id: 600012,
    username: 'ada',
    createTime: '2026-03-02 10:15:00',
    realVerified: 0,
    emailVerified: 1,
    phoneVerified: 0,
    loginVerified: 1,
    fundsVerified: 0,
    accountVerified: null,
    realAuditing: 0,
    mobilePhone: null,
    email: 'ad*@example.org',
    realName: null,
    idCard: null,
    realNameRejectReason: null,
    avatar: null,
    googleStatus: null,
    ...facts,
  },
})

/** Fields of a member with all protections. */
export const ALL_SET = {
  realVerified: 1,
  phoneVerified: 1,
  fundsVerified: 1,
  googleStatus: 1,
  mobilePhone: '151****0002',
  areaCode: '49',
  realName: 'A**',
  idCard: 'L0*****47',
}

export const infoBody: object = {
  code: 0,
  message: 'success',
  data: {
    id: 600012,
    username: 'ada',
    token: null,
    memberLevel: 1,
    realName: null,
    avatar: null,
    location: null,
    country: {
      zhName: '德国',
      enName: 'Germany',
      areaCode: '49',
      language: 'de_DE',
      localCurrency: 'EUR',
      sort: 1,
      name: 'Germany',
    },
    promotionCode: null,
    promotionPrefix: null,
    loginCount: 1234,
    signInAbility: false,
    signInActivity: false,
  },
}

export const merchantBody = (certifiedBusinessStatus: number, more: object = {}): object => ({
  code: 0,
  message: 'success',
  data: { certifiedBusinessStatus, memberLevel: 1, email: null, ...more },
})

export const applicationBody = (auditStatus: number, createTime = '2026-11-01 08:00:00'): object => ({
  code: 0,
  message: 'success',
  data: {
    id: 31,
    auditStatus,
    realName: 'A**',
    idCard: 'L0*****47',
    identityCardImgFront: null,
    identityCardImgInHand: null,
    identityCardImgReverse: null,
    rejectReason: null,
    createTime,
  },
})
