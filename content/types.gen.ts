/** Written by `npm run generate`; changes made here are lost. See docs/extend.md. */

export type Words = Record<string, string>;

export type Wall = Record<string, string>;

export type FeeCalculator = {
  _type: "feeCalculator";
  title?: string;
  donationsLabel?: string;
  shareLabel?: string;
  cardLabel?: string;
  achLabel?: string;
  averageLabel?: string;
  averageNote?: string;
  listedLabel?: string;
  listedText?: string;
  submitLabel?: string;
};

export type SanityImageCrop = {
  _type: "sanity.imageCrop";
  top?: number;
  bottom?: number;
  left?: number;
  right?: number;
};

export type SanityImageHotspot = {
  _type: "sanity.imageHotspot";
  x?: number;
  y?: number;
  height?: number;
  width?: number;
};

export type PAGE_QUERY_RESULT = {
  _id: string;
  title: string | null;
  slug: string | null;
  sections: Array<{
    _key: string;
    _type: "article";
    lead: string | null;
    body: Array<{
      _key: string;
      _type: "block";
      style: "blockquote" | "h2" | "h3" | "normal" | "pullQuote" | "unfinished" | null;
      listItem: "bullet" | "number" | null;
      level: number | null;
      children: Array<{
        _key: string;
        _type: "span";
        text: string | null;
        marks: Array<string> | null;
      }> | null;
      markDefs: Array<{
        _key: string;
        _type: "link";
        href: string | null;
      }> | null;
    } | {
      _key: string;
      _type: "callout";
      title: string | null;
      text: string | null;
    } | {
      _key: string;
      _type: "figure";
      caption: string | null;
      picture: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      };
      wide: boolean | false;
    } | {
      _key: string;
      _type: "quote";
      quote: string | null;
      name: string | null;
      role: string | null;
      picture: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
    } | {
      _key: string;
      _type: "table";
      hasHeader: boolean | null;
      rows: Array<{
        cells: Array<{
          text: Array<{
            _key: string;
            _type: "block";
            style: "normal" | null;
            listItem: null;
            level: number | null;
            children: Array<{
              _key: string;
              _type: "span";
              text: string | null;
              marks: Array<string> | null;
            }> | null;
            markDefs: Array<{
              _key: string;
              _type: "link";
              href: string | null;
            }> | null;
          }> | null;
        }> | null;
      }> | null;
    } | {
      _key: string;
      _type: "video";
      film: {
        title: string | null;
        length: string | null;
        source: "embed" | "file" | null;
        embedUrl: string | null;
        poster: {
          alt: string | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          assetId: string | null;
          placeholder: string | null;
        } | null;
        posterTall: {
          alt: string | null;
          crop: SanityImageCrop | null;
          hotspot: SanityImageHotspot | null;
          assetId: string | null;
          placeholder: string | null;
        } | null;
        fileId: string | null;
        fileTallId: string | null;
        mimeType: string | null;
        captionsId: string | null;
      };
    }> | null;
    facts: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "blog";
    title: string | null;
    emptyText: string | null;
    allPostsLink: {
      label: string | null;
      href: string | null;
    } | null;
  } | {
    _key: string;
    _type: "contact";
    title: string | null;
    lead: string | null;
    trialTitle: string | null;
    trialNote: string | null;
    trialHref: string | null;
    registerText: string | null;
    registerLink: {
      label: string | null;
      href: string | null;
    } | null;
    emailNote: string | null;
    phoneNote: string | null;
    demoTitle: string | null;
    demoNote: string | null;
    helpLabel: string | null;
  } | {
    _key: string;
    _type: "cover";
    lead: string | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
    place: "below" | "beside" | null;
    crumb: {
      label: string | null;
      href: string | null;
    } | null;
    trialLink: {
      label: string | null;
      href: string | null;
    } | null;
    trialTag: string | null;
    demoLabel: string | null;
  } | {
    _key: string;
    _type: "features";
    title: string | null;
    lead: string | null;
    gift: string | null;
    donorsTitle: string | null;
    donors: Array<{
      _id: string;
      side: "donor" | "masjid" | null;
      name: string | null;
      mobilename: string | null;
      description: string | null;
      icon: "arrows-clockwise" | "bank" | "calendar-check" | "chart-bar" | "chart-line-up" | "chat-circle-text" | "coins" | "contactless-payment" | "currency-circle-dollar" | "device-mobile" | "envelope-simple" | "gauge" | "graduation-cap" | "hand-coins" | "hand-heart" | "lifebuoy" | "lightning" | "money" | "monitor" | "moon-stars" | "mosque" | "percent" | "phone" | "plant" | "prohibit" | "question" | "quotes" | "receipt" | "repeat" | "shield-check" | "squares-four" | "target" | "tip-jar" | "user-circle" | "users-three" | null;
      picture: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      moment: {
        scene: "cause" | "deposit" | "drive" | "goal" | "night" | "pledge" | "receipts" | "report" | "summary" | "tap" | null;
        sentence: string | null;
        figure: string | null;
        masjid: string | null;
        note: string | null;
        lines: Array<{
          _key: string;
          label: string | null;
          amount: string | null;
        }> | null;
      } | null;
      id: string | null;
    }> | null;
    managementTitle: string | null;
    management: Array<{
      _id: string;
      side: "donor" | "masjid" | null;
      name: string | null;
      mobilename: string | null;
      description: string | null;
      icon: "arrows-clockwise" | "bank" | "calendar-check" | "chart-bar" | "chart-line-up" | "chat-circle-text" | "coins" | "contactless-payment" | "currency-circle-dollar" | "device-mobile" | "envelope-simple" | "gauge" | "graduation-cap" | "hand-coins" | "hand-heart" | "lifebuoy" | "lightning" | "money" | "monitor" | "moon-stars" | "mosque" | "percent" | "phone" | "plant" | "prohibit" | "question" | "quotes" | "receipt" | "repeat" | "shield-check" | "squares-four" | "target" | "tip-jar" | "user-circle" | "users-three" | null;
      picture: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      moment: {
        scene: "cause" | "deposit" | "drive" | "goal" | "night" | "pledge" | "receipts" | "report" | "summary" | "tap" | null;
        sentence: string | null;
        figure: string | null;
        masjid: string | null;
        note: string | null;
        lines: Array<{
          _key: string;
          label: string | null;
          amount: string | null;
        }> | null;
      } | null;
      id: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "figures";
    items: Array<{
      _key: string;
      figure: string | null;
      title: string | null;
      text: string | null;
    }> | null;
    sample: boolean | null;
    note: string | null;
  } | {
    _key: string;
    _type: "hero";
    words: Array<string> | null;
    rest: string | null;
    lead: string | null;
    trialLink: {
      label: string | null;
      href: string | null;
    } | null;
    trialTag: string | null;
    demoLabel: string | null;
    donorsLead: string | null;
    donorsUnit: string | null;
    donorsFrom: number | null;
    raisedLead: string | null;
    raisedUnit: string | null;
    raisedFrom: number | null;
    raisedTo: number | null;
    gifts: Array<{
      _key: string;
      amount: string | null;
      note: string | null;
    }> | null;
    phone: {
      masjid: string | null;
      place: string | null;
      causes: Array<string> | null;
      amounts: Array<number> | null;
      words: Words | null;
    } | null;
  } | {
    _key: string;
    _type: "how";
    title: string | null;
    lead: string | null;
    problemsTitle: string | null;
    problems: Array<{
      _id: string;
      title: string | null;
      text: string | null;
      icon: "arrows-clockwise" | "bank" | "calendar-check" | "chart-bar" | "chart-line-up" | "chat-circle-text" | "coins" | "contactless-payment" | "currency-circle-dollar" | "device-mobile" | "envelope-simple" | "gauge" | "graduation-cap" | "hand-coins" | "hand-heart" | "lifebuoy" | "lightning" | "money" | "monitor" | "moon-stars" | "mosque" | "percent" | "phone" | "plant" | "prohibit" | "question" | "quotes" | "receipt" | "repeat" | "shield-check" | "squares-four" | "target" | "tip-jar" | "user-circle" | "users-three" | null;
    }> | null;
    solutionsTitle: string | null;
    solutions: Array<{
      _id: string;
      title: string | null;
      text: string | null;
      icon: "arrows-clockwise" | "bank" | "calendar-check" | "chart-bar" | "chart-line-up" | "chat-circle-text" | "coins" | "contactless-payment" | "currency-circle-dollar" | "device-mobile" | "envelope-simple" | "gauge" | "graduation-cap" | "hand-coins" | "hand-heart" | "lifebuoy" | "lightning" | "money" | "monitor" | "moon-stars" | "mosque" | "percent" | "phone" | "plant" | "prohibit" | "question" | "quotes" | "receipt" | "repeat" | "shield-check" | "squares-four" | "target" | "tip-jar" | "user-circle" | "users-three" | null;
    }> | null;
    pictures: Array<{
      _key: string;
      picture: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      caption: string | null;
    }> | null;
    film: {
      title: string | null;
      length: string | null;
      source: "embed" | "file" | null;
      embedUrl: string | null;
      poster: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      posterTall: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      fileId: string | null;
      fileTallId: string | null;
      mimeType: string | null;
      captionsId: string | null;
    } | null;
  } | {
    _key: string;
    _type: "impact";
    title: string | null;
    lead: string | null;
    totalRaisedLabel: string | null;
    donationsLabel: string | null;
    averageLabel: string | null;
    donorsLabel: string | null;
    totalRaisedOffset: number | null;
    goal: number | null;
    tileText: string | null;
    goalText: string | null;
    goalReachedText: string | null;
    wall: Wall | null;
  } | {
    _key: string;
    _type: "invitation";
    title: string | null;
    text: string | null;
    trialLink: {
      label: string | null;
      href: string | null;
    } | null;
    trialTag: string | null;
    demoLabel: string | null;
  } | {
    _key: string;
    _type: "mission";
    title: string | null;
    line: string | null;
    text: string | null;
  } | {
    _key: string;
    _type: "nights";
    title: string | null;
    lead: string | null;
    lit: "all" | "odd" | null;
    alt: string | null;
  } | {
    _key: string;
    _type: "pictures";
    title: string | null;
    items: Array<{
      _key: string;
      caption: string | null;
      picture: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      };
    }> | null;
  } | {
    _key: string;
    _type: "proof";
    title: string | null;
    lead: string | null;
    voice: {
      quote: string | null;
      name: string | null;
      role: string | null;
      masjid: string | null;
      place: string | null;
    } | null;
    masjids: Array<{
      _key: string;
      name: string | null;
      place: string | null;
      raised: number | null;
      picture: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "questions";
    title: string | null;
    items: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "quote";
    quote: string | null;
    name: string | null;
    role: string | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | {
    _key: string;
    _type: "steps";
    title: string | null;
    lead: string | null;
    items: Array<{
      _key: string;
      title: string | null;
      text: string | null;
    }> | null;
    countsDown: boolean | null;
  } | {
    _key: string;
    _type: "testimonials";
    title: string | null;
    items: Array<{
      _id: string;
      tagline: string | null;
      quote: string | null;
      name: string | null;
      role: string | null;
      organization: string | null;
      location: string | null;
      image: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
    }> | null;
  } | {
    _key: string;
    _type: "why";
    title: string | null;
    text: string | null;
    film: {
      title: string | null;
      length: string | null;
      source: "embed" | "file" | null;
      embedUrl: string | null;
      poster: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      posterTall: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      fileId: string | null;
      fileTallId: string | null;
      mimeType: string | null;
      captionsId: string | null;
    } | null;
    signatureName: string | null;
    signatureRole: string | null;
    signaturePicture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  }> | null;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type PAGE_KIND_QUERY_RESULT = {
  isLive: boolean | null;
  window: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
} | null;

export type REDIRECT_AT_QUERY_RESULT = string | null;

export type PAGE_AT_QUERY_RESULT = string | null;

export type PAGE_TIMES_QUERY_RESULT = Array<{
  _id: string;
  _updatedAt: string;
  noIndex: false;
} | {
  _id: string;
  _updatedAt: string;
  noIndex: boolean | false;
}>;

export type LAST_CHANGE_QUERY_RESULT = string | null;

export type HIDDEN_QUERY_RESULT = {
  seasonal: Array<{
    _id: string;
    _type: "page";
    slug: string | null;
    window: {
      season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
      seasonBegins: "midnight" | "sunset" | null;
      seasonShift: -1 | -2 | 0 | 1 | 2 | null;
      seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
      timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
    } | null;
  } | {
    _id: string;
    _type: "post";
    slug: string | null;
    window: {
      season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
      seasonBegins: "midnight" | "sunset" | null;
      seasonShift: -1 | -2 | 0 | 1 | 2 | null;
      seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
      timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
    } | null;
  }>;
  hasSharedAddress: boolean;
};

export type ADDRESSES_QUERY_RESULT = Array<{
  _id: string;
  _type: "author";
  _createdAt: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  publishedAt: null;
  category: null;
  author: null;
  noIndex: false;
  isLive: null;
  window: null;
  text: null;
} | {
  _id: string;
  _type: "category";
  _createdAt: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  publishedAt: null;
  category: null;
  author: null;
  noIndex: false;
  isLive: null;
  window: null;
  text: null;
} | {
  _id: string;
  _type: "page";
  _createdAt: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  publishedAt: null;
  category: null;
  author: null;
  noIndex: boolean | false;
  isLive: boolean | null;
  window: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
  text: string | null;
} | {
  _id: string;
  _type: "post";
  _createdAt: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  publishedAt: string | null;
  category: string | null;
  author: string | null;
  noIndex: boolean | false;
  isLive: null;
  window: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
  text: null;
}>;

export type RIVAL_QUERY_RESULT = {
  title: null;
} | {
  title: string | null;
} | null;

export type POST_CARD_WORDS_QUERY_RESULT = {
  title: string | null;
  publishedAt: string | null;
  timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  category: string | null;
  author: string | null;
  previewImage: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  mainImage: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  window: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
} | null;

export type SHARED_PICTURES_QUERY_RESULT = Array<{
  picture: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
}>;

export type CARD_WORDS_QUERY_RESULT = {
  _id: string;
  title: string | null;
  text: string | null;
  picture: null;
  authorLabels: Record<string, string> | null;
  total: number;
} | {
  _id: string;
  title: null;
  text: string | null;
  picture: null;
  authorLabels: Record<string, string> | null;
  total: number;
} | {
  _id: string;
  title: string | null;
  text: string | null;
  picture: null;
  authorLabels: Record<string, string> | null;
  total: number;
} | {
  _id: string;
  title: string | null;
  text: string | null;
  picture: null;
  authorLabels: Record<string, string> | null;
  total: number;
} | {
  _id: string;
  title: string | null;
  text: string | null;
  picture: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  authorLabels: Record<string, string> | null;
  total: number;
} | null;

export type PAGE_CARD_WORDS_QUERY_RESULT = {
  tagline: string | null;
  page: {
    title: string | "";
    shortTitle: string | "";
  } | {
    title: string | "";
    shortTitle: "";
  } | {
    title: "";
    shortTitle: "";
  } | null;
};

export type LINK_TARGETS_QUERY_RESULT = {
  posts: Array<{
    slug: string | null;
    window: {
      season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
      seasonBegins: "midnight" | "sunset" | null;
      seasonShift: -1 | -2 | 0 | 1 | 2 | null;
      seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
      timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
    } | null;
  }>;
  postCount: number;
  categories: Array<{
    slug: string | null;
    postCount: number;
  }>;
  authors: Array<{
    slug: string | null;
    postCount: number;
  }>;
  redirects: Array<string | null>;
  pages: Array<{
    slug: string | null;
    window: {
      season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
      seasonBegins: "midnight" | "sunset" | null;
      seasonShift: -1 | -2 | 0 | 1 | 2 | null;
      seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
      timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
    } | null;
  }>;
  sections: Array<"article" | "blog" | "contact" | "cover" | "features" | "figures" | "hero" | "how" | "impact" | "invitation" | "mission" | "nights" | "pictures" | "proof" | "questions" | "quote" | "steps" | "testimonials" | "why"> | Array<"blog" | "contact" | "features" | "hero" | "how" | "impact" | "mission" | "proof" | "testimonials" | "why"> | null;
};

export type FEATURE_ID_TAKEN_QUERY_RESULT = boolean;

export type POST_CARDS_QUERY_RESULT = {
  posts: Array<{
    _id: string;
    title: string | null;
    slug: string | null;
    publishedAt: string | null;
    excerpt: string | null;
    category: {
      title: string | null;
      slug: string | null;
    } | null;
    author: {
      name: string | null;
      image: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
    } | null;
    previewImage: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
    mainImage: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  }>;
  total: number;
  timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
};

export type LIST_CARDS_QUERY_RESULT = POST_CARDS_QUERY_RESULT;

export type AUTHOR_START_QUERY_RESULT = {
  publishedAt: string | null;
  timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
};

export type POST_QUERY_RESULT = {
  _id: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  publishedAt: string | null;
  excerpt: string | null;
  previewImage: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  mainImage: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  authorSlug: string | null;
  authorName: string | null;
  authorRole: string | null;
  authorBio: string | null;
  authorImage: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  category: {
    _id: string;
    title: string | null;
    slug: string | null;
  } | null;
  body: Array<{
    _key: string;
    _type: "block";
    style: "blockquote" | "h2" | "h3" | "normal" | "pullQuote" | "unfinished" | null;
    listItem: "bullet" | "number" | null;
    level: number | null;
    children: Array<{
      _key: string;
      _type: "span";
      text: string | null;
      marks: Array<string> | null;
    }> | null;
    markDefs: Array<{
      _key: string;
      _type: "link";
      href: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "callout";
    title: string | null;
    text: string | null;
  } | {
    _key: string;
    _type: "figure";
    caption: string | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    };
    wide: boolean | false;
  } | {
    _key: string;
    _type: "quote";
    quote: string | null;
    name: string | null;
    role: string | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | {
    _key: string;
    _type: "table";
    hasHeader: boolean | null;
    rows: Array<{
      cells: Array<{
        text: Array<{
          _key: string;
          _type: "block";
          style: "normal" | null;
          listItem: null;
          level: number | null;
          children: Array<{
            _key: string;
            _type: "span";
            text: string | null;
            marks: Array<string> | null;
          }> | null;
          markDefs: Array<{
            _key: string;
            _type: "link";
            href: string | null;
          }> | null;
        }> | null;
      }> | null;
    }> | null;
  } | {
    _key: string;
    _type: "video";
    film: {
      title: string | null;
      length: string | null;
      source: "embed" | "file" | null;
      embedUrl: string | null;
      poster: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      posterTall: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      fileId: string | null;
      fileTallId: string | null;
      mimeType: string | null;
      captionsId: string | null;
    };
  }> | null;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
  window: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
  timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
} | null;

export type CATEGORIES_QUERY_RESULT = Array<{
  _id: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  description: string | null;
}>;

export type CATEGORY_QUERY_RESULT = {
  _id: string;
  _updatedAt: string;
  title: string | null;
  slug: string | null;
  description: string | null;
} | null;

export type AUTHOR_QUERY_RESULT = {
  _id: string;
  _updatedAt: string;
  slug: string | null;
  name: string | null;
  role: string | null;
  bio: string | null;
  image: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
} | null;

export type REDIRECT_RULES_QUERY_RESULT = Array<{
  _id: string;
  path: string | null;
  destination: string | null;
}>;

export type REDIRECTS_QUERY_RESULT = Array<{
  _id: string;
  _createdAt: string;
  path: string | null;
  destination: string | null;
  confirmedHost: string | null;
  movedId: string | null;
  isOff: boolean | false;
  parameters: Array<{
    key: string | null;
    value: string | null;
  }> | null;
}>;

export type IMPORT_QUERY_RESULT = {
  pages: Array<{
    path: string | null;
    title: string | null;
  }>;
  existing: Array<{
    _id: string;
    path: string | "";
    destination: string | "";
    active: boolean | true;
  }>;
};

export type REDIRECT_PAGES_QUERY_RESULT = {
  posts: Array<{
    title: string | null;
    slug: string | null;
  }>;
  pages: Array<{
    title: string | null;
    slug: string | null;
  }>;
  categories: Array<{
    title: string | null;
    slug: string | null;
  }>;
};

export type SHOWN_DOCUMENTS_QUERY_RESULT = Array<{
  _id: string;
  _type: "page";
  title: string | null;
  slug: string | null;
} | {
  _id: string;
  _type: "post";
  title: string | null;
  slug: string | null;
}>;

export type SITE_SETTINGS_QUERY_RESULT = {
  productName: string | null;
  tagline: string | null;
  email: string | null;
  phone: string | null;
  timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  questionsWay: "call" | "text" | null;
  phoneHref: string | null;
  supportPhoneHref: string | null;
  logo: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  logoOnDark: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  navigation: Array<{
    label: string | null;
    href: string | null;
    icon: "arrows-clockwise" | "bank" | "calendar-check" | "chart-bar" | "chart-line-up" | "chat-circle-text" | "coins" | "contactless-payment" | "currency-circle-dollar" | "device-mobile" | "envelope-simple" | "gauge" | "graduation-cap" | "hand-coins" | "hand-heart" | "lifebuoy" | "lightning" | "money" | "monitor" | "moon-stars" | "mosque" | "percent" | "phone" | "plant" | "prohibit" | "question" | "quotes" | "receipt" | "repeat" | "shield-check" | "squares-four" | "target" | "tip-jar" | "user-circle" | "users-three" | null;
  }> | null;
  registerLink: {
    label: string | null;
    href: string | null;
  } | null;
  signUpLink: {
    label: string | null;
    href: string | null;
  } | null;
  footerGroups: Array<{
    _key: string;
    title: string | null;
    links: Array<{
      label: string | null;
      href: string | null;
    }> | null;
  }> | null;
  footerText: string | null;
  footerNote: string | null;
  referenceText: string | null;
  trialButtonLabel: string | null;
  questionsLabel: string | null;
  contactDialog: Record<string, string> | null;
  notFound: Record<string, string> | null;
  labels: Record<string, string> | null;
  legalLabels: Record<string, string> | null;
  notLoaded: Record<string, string> | null;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type LANDING_PAGE_QUERY_RESULT = {
  banner: {
    text: string | null;
    link: {
      label: string | null;
      href: string | null;
    } | null;
    linkHrefSmall: string | null;
    show: boolean | null;
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan" | null;
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    showFrom: string | null;
    showFromTime: string | null;
    showUntil: string | null;
    showUntilTime: string | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
  sections: NonNullable<PAGE_QUERY_RESULT>["sections"];
  demoDialog: {
    title?: string;
    lead?: string;
    nameLabel?: string;
    emailLabel?: string;
    phoneLabel?: string;
    question?: string;
    answers: Array<string> | null;
    submitLabel?: string;
    asideTitle?: string;
    asideText?: string;
    asidePicture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
    successTitle?: string;
    successText?: string;
    openLabel?: string;
    shareLabel?: string;
    qrCaption?: string;
    qrText?: string;
    contactText?: string;
    closeLabel?: string;
  } | null;
  toast: Record<string, string> | null;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type MILESTONE_QUERY_RESULT = {
  show: boolean | null;
  season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan" | null;
  seasonBegins: "midnight" | "sunset" | null;
  seasonShift: -1 | -2 | 0 | 1 | 2 | null;
  seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
  showFrom: string | null;
  showFromTime: string | null;
  showUntil: string | null;
  showUntilTime: string | null;
  timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  title: string | null;
  amountRaised: number | null;
  goal: number | null;
  goalText: string | null;
  text: string | null;
  dismissLabel: string | null;
} | null;

export type FEE_COPY_QUERY_RESULT = {
  title: string | null;
  exampleAmount: number | null;
  exampleText: string | null;
  board: Record<string, string> | null;
  explainerTitle: string | null;
  calculator: FeeCalculator | null;
  answers: Array<{
    _key: string;
    title: string | null;
    figure: string | null;
    text: string | null;
  }> | null;
  fees: Array<{
    _key: string;
    figure: string | null;
    title: string | null;
    text: string | null;
    counts: "ach" | "card" | "platform" | null;
  }> | null;
  contactLink: {
    label: string | null;
    href: string | null;
  } | null;
} | null;

export type TRIAL_PAGE_QUERY_RESULT = {
  _id: "trialPage";
  _type: "trialPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title: string | null;
  lead?: string;
  points: Array<{
    _key: string;
    text: string | null;
  }> | null;
  groups?: Record<string, string>;
  labels?: Record<string, string>;
  locationPlaceholder?: string;
  crestNote?: string;
  contactChoices: Array<string> | null;
  submitLabel?: string;
  submitTag?: string;
  legalText?: string;
  termsLink: {
    label: string | null;
    href: string | null;
  } | null;
  privacyLink: {
    label: string | null;
    href: string | null;
  } | null;
  shortTitle: string | null;
  shortLead?: string;
  shortLegalText?: string;
  miniTitle?: string;
  miniLead?: string;
  miniNameLabel?: string;
  miniPhoneHint?: string;
  miniSubmitLabel?: string;
  fullFormLink: {
    label: string | null;
    href: string | null;
  } | null;
  thanksTitle?: string;
  thanksText?: string;
  receivedTitle?: string;
  receivedText?: string;
  demoLabel?: string;
  shareLabel?: string;
  qrCaption?: string;
  qrText?: string;
  homeLabel?: string;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type REGISTRATION_PAGE_QUERY_RESULT = {
  _id: "registrationPage";
  _type: "registrationPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title: string | null;
  lead?: string;
  steps: Array<{
    title: string | null;
    text: string | null;
  }> | null;
  labels?: Record<string, string>;
  emailHint?: string;
  crestNote?: string;
  missingText?: string;
  addLabel?: string;
  termsText?: string;
  termsLink: {
    label: string | null;
    href: string | null;
  } | null;
  copyLabel?: string;
  receivedTitle?: string;
  receivedText?: string;
  homeLabel?: string;
  saveLabel?: string;
  draft?: Record<string, string>;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type SUCCESS_PAGE_QUERY_RESULT = {
  title: string | null;
  text: string | null;
  returnLabel: string | null;
  picture: {
    alt: string | null;
    crop: SanityImageCrop | null;
    hotspot: SanityImageHotspot | null;
    assetId: string | null;
    placeholder: string | null;
  } | null;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type BLOG_PAGE_QUERY_RESULT = {
  _id: "blogPage";
  _type: "blogPage";
  _createdAt: string;
  _updatedAt: string;
  _rev: string;
  title: string | null;
  lead?: string;
  allLabel?: string;
  categoriesLabel?: string;
  emptyText?: string;
  emptyCategoryTitle?: string;
  emptyCategoryText?: string;
  readingTime?: string;
  moreTitle?: string;
  postLabels?: Record<string, string>;
  endTitle?: string;
  endText?: string;
  endLink: {
    label: string | null;
    href: string | null;
  } | null;
  endTag?: string;
  endDemoLabel?: string;
  authorLabels?: Record<string, string>;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type LEGAL_PAGE_QUERY_RESULT = {
  title: string | null;
  updatedAt: string | null;
  body: Array<{
    _key: string;
    _type: "block";
    style: "blockquote" | "h2" | "h3" | "normal" | "pullQuote" | "unfinished" | null;
    listItem: "bullet" | "number" | null;
    level: number | null;
    children: Array<{
      _key: string;
      _type: "span";
      text: string | null;
      marks: Array<string> | null;
    }> | null;
    markDefs: Array<{
      _key: string;
      _type: "link";
      href: string | null;
    }> | null;
  } | {
    _key: string;
    _type: "callout";
    title: string | null;
    text: string | null;
  } | {
    _key: string;
    _type: "figure";
    caption: string | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    };
    wide: boolean | false;
  } | {
    _key: string;
    _type: "quote";
    quote: string | null;
    name: string | null;
    role: string | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | {
    _key: string;
    _type: "table";
    hasHeader: boolean | null;
    rows: Array<{
      cells: Array<{
        text: Array<{
          _key: string;
          _type: "block";
          style: "normal" | null;
          listItem: null;
          level: number | null;
          children: Array<{
            _key: string;
            _type: "span";
            text: string | null;
            marks: Array<string> | null;
          }> | null;
          markDefs: Array<{
            _key: string;
            _type: "link";
            href: string | null;
          }> | null;
        }> | null;
      }> | null;
    }> | null;
  } | {
    _key: string;
    _type: "video";
    film: {
      title: string | null;
      length: string | null;
      source: "embed" | "file" | null;
      embedUrl: string | null;
      poster: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      posterTall: {
        alt: string | null;
        crop: SanityImageCrop | null;
        hotspot: SanityImageHotspot | null;
        assetId: string | null;
        placeholder: string | null;
      } | null;
      fileId: string | null;
      fileTallId: string | null;
      mimeType: string | null;
      captionsId: string | null;
    };
  }> | null;
  seo: {
    title: string | null;
    description: string | null;
    noIndex: boolean | null;
    picture: {
      alt: string | null;
      crop: SanityImageCrop | null;
      hotspot: SanityImageHotspot | null;
      assetId: string | null;
      placeholder: string | null;
    } | null;
  } | null;
} | null;

export type MAIL_ZONE_QUERY_RESULT = "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;

export type MAIL_WORDS_QUERY_RESULT = {
  email: string | null;
  productName: string | null;
  referenceText: string | null;
  mail: {
    subjects?: Record<string, string>;
    greeting?: string;
    openings?: Record<string, string>;
    demoLabel?: string;
    answersTitle?: string;
    replyText?: string;
    erasureText?: string;
    closing?: string;
  } | null;
} | null;

export type SEASONAL_QUERY_RESULT = Array<{
  _id: string;
  _type: "page";
  slug: string | null;
  window: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
} | {
  _id: string;
  _type: "post";
  slug: string | null;
  window: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan";
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
}>;

export type WINDOWS_QUERY_RESULT = {
  landingPage: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan" | null;
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    showFrom: string | null;
    showFromTime: string | null;
    showUntil: string | null;
    showUntilTime: string | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
  milestone: {
    season: "dhulHijjah" | "eidAlAdha" | "eidAlFitr" | "lastTenNights" | "ramadan" | null;
    seasonBegins: "midnight" | "sunset" | null;
    seasonShift: -1 | -2 | 0 | 1 | 2 | null;
    seasonEndShift: -1 | -2 | 0 | 1 | 2 | null;
    showFrom: string | null;
    showFromTime: string | null;
    showUntil: string | null;
    showUntilTime: string | null;
    timeZone: "America/Anchorage" | "America/Chicago" | "America/Denver" | "America/Edmonton" | "America/Halifax" | "America/Los_Angeles" | "America/New_York" | "America/Phoenix" | "America/Puerto_Rico" | "America/Regina" | "America/St_Johns" | "America/Toronto" | "America/Vancouver" | "America/Whitehorse" | "America/Winnipeg" | "Pacific/Guam" | "Pacific/Honolulu" | "Pacific/Pago_Pago" | null;
  } | null;
};

declare global {
  interface SanityQueries {
    "*[_type == \"page\" && slug.current == $slug] | order(_createdAt asc, _id asc)[0]{\n    _id, title, \"slug\": slug.current,\n    sections[0...40]{\n    _key,\n    _type,\n    _type == \"article\" => {lead, body[]{\n  _key, _type,\n  _type == \"block\" => {\n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n},\n  _type == \"figure\" => {caption, \"picture\": {alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, \"wide\": wide == true},\n  _type == \"callout\" => {title, text},\n  _type == \"quote\" => {quote, name, role, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  _type == \"table\" => {\"hasHeader\": headerRows > 0, rows[]{cells[]{\"text\": value[]{_key, _type, \n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n}}}},\n  _type == \"video\" => {\"film\": {\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}}\n}, facts[]{_key, title, text}},\n    _type == \"blog\" => {title, emptyText, allPostsLink{label, href}},\n    _type == \"contact\" => {title, lead, trialTitle, trialNote, trialHref, registerText, registerLink{label, href}, emailNote, phoneNote, demoTitle, demoNote, helpLabel},\n    _type == \"cover\" => {lead, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, place, crumb{label, href}, trialLink{label, href}, trialTag, demoLabel},\n    _type == \"features\" => {title, lead, gift, donorsTitle, donors[]->{_id, side, name, mobilename, description, icon, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, moment{scene, sentence, figure, masjid, note, lines[]{_key, label, amount}}, id}, managementTitle, management[]->{_id, side, name, mobilename, description, icon, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, moment{scene, sentence, figure, masjid, note, lines[]{_key, label, amount}}, id}},\n    _type == \"figures\" => {items[]{_key, figure, title, text}, sample, note},\n    _type == \"hero\" => {words, rest, lead, trialLink{label, href}, trialTag, demoLabel, donorsLead, donorsUnit, donorsFrom, raisedLead, raisedUnit, raisedFrom, raisedTo, gifts[]{_key, amount, note}, phone{masjid, place, causes, amounts, words}},\n    _type == \"how\" => {title, lead, problemsTitle, problems[]->{_id, title, text, icon}, solutionsTitle, solutions[]->{_id, title, text, icon}, pictures[]{_key, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, caption}, film{\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}},\n    _type == \"impact\" => {title, lead, totalRaisedLabel, donationsLabel, averageLabel, donorsLabel, totalRaisedOffset, goal, tileText, goalText, goalReachedText, wall},\n    _type == \"invitation\" => {title, text, trialLink{label, href}, trialTag, demoLabel},\n    _type == \"mission\" => {title, line, text},\n    _type == \"nights\" => {title, lead, lit, alt},\n    _type == \"pictures\" => {title, items[]{_key, caption, \"picture\": {alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}},\n    _type == \"proof\" => {title, lead, voice{quote, name, role, masjid, place}, masjids[]{_key, name, place, raised, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}},\n    _type == \"questions\" => {title, items[]{_key, title, text}},\n    _type == \"quote\" => {quote, name, role, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n    _type == \"steps\" => {title, lead, items[]{_key, title, text}, countsDown},\n    _type == \"testimonials\" => {title, items[]->{_id, tagline, quote, name, role, organization, location, image{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}},\n    _type == \"why\" => {title, text, film{\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}, signatureName, signatureRole, signaturePicture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n},\n    seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n  }": PAGE_QUERY_RESULT;
    "*[_type == \"page\" && slug.current == $slug] | order(_createdAt asc, _id asc)[0]{\"isLive\": count(sections[!(_type in $plain)]) > 0, \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null)}": PAGE_KIND_QUERY_RESULT;
    "*[_type == \"redirect\" && active != false && !defined(movedId) && lower(path) in $paths][0].path": REDIRECT_AT_QUERY_RESULT;
    "*[_type == \"page\" && slug.current == $slug][0]{\"title\": coalesce(title, slug.current)}.title": PAGE_AT_QUERY_RESULT;
    "*[_id in $ids]{_id, _updatedAt, \"noIndex\": seo.noIndex == true}": PAGE_TIMES_QUERY_RESULT;
    "*[_type in $types] | order(_updatedAt desc)[0]._updatedAt": LAST_CHANGE_QUERY_RESULT;
    "{\n  \"seasonal\": *[_type in [\"page\", \"post\"] && defined(season)] | order(_id asc){_id, _type, \"slug\": slug.current, \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null)},\n  \"hasSharedAddress\": count(*[_type in [\"author\", \"category\", \"page\", \"post\"] && defined(slug.current)]) > count(array::unique(\n    *[_type in [\"author\", \"category\", \"page\", \"post\"] && defined(slug.current)]{\"address\": _type + \"/\" + slug.current}.address\n  ))\n}": HIDDEN_QUERY_RESULT;
    "*[_type in [\"author\", \"category\", \"page\", \"post\"] && defined(slug.current) && _id > $after] | order(_id asc)[0...$count]{\n  _id, _type, _createdAt, _updatedAt, \"title\": coalesce(title, name), \"slug\": slug.current, publishedAt,\n  \"category\": category._ref, \"author\": author._ref, \"noIndex\": seo.noIndex == true, \"isLive\": count(sections[!(_type in $plain)]) > 0, \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null),\n  \"text\": select(_type == \"page\" => coalesce(seo.description, sections[_type == \"cover\"][0].lead))\n}": ADDRESSES_QUERY_RESULT;
    "*[_type == $type && slug.current == $slug && !sanity::versionOf($ownId)][0]{\"title\": coalesce(title, name)}": RIVAL_QUERY_RESULT;
    "*[_type == \"post\" && slug.current == $name && dateTime(publishedAt) <= dateTime(now())] | order(dateTime(publishedAt) asc, _createdAt asc, _id asc)[0]{\n    title, publishedAt, \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone, \"category\": category->title, \"author\": author->name,\n    previewImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n    mainImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n    \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null)\n  }": POST_CARD_WORDS_QUERY_RESULT;
    "*[defined(seo.picture.asset)] | order(_updatedAt desc)[0...5000]{\"picture\": seo.picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}": SHARED_PICTURES_QUERY_RESULT;
    "*[_type == $type && slug.current == $name] | order(_createdAt asc, _id asc)[0]{\n    _id,\n    \"title\": coalesce(title, name),\n    \"text\": select(\n      _type == \"category\" => *[_id == \"blogPage\" && _type == \"blogPage\"][0].title,\n      _type == \"author\" => coalesce(bio, role),\n      coalesce(sections[_type == \"cover\"][0].lead, *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].tagline)\n    ),\n    \"picture\": sections[_type == \"cover\"][0].picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n    \"authorLabels\": *[_id == \"blogPage\" && _type == \"blogPage\"][0].authorLabels,\n    \"total\": count(*[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now())) && !(_id in $hidden) && references(^._id) && author._ref == ^._id])\n  }": CARD_WORDS_QUERY_RESULT;
    "{\n  \"tagline\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].tagline,\n  \"page\": *[_id == $id][0]{\"title\": coalesce(title, \"\"), \"shortTitle\": coalesce(shortTitle, \"\")}\n}": PAGE_CARD_WORDS_QUERY_RESULT;
    "{\n  \"posts\": *[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(now()) && slug.current in $slugs]{\"slug\": slug.current, \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null)},\n  \"postCount\": count(*[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(now())]),\n  \"categories\": *[_type == \"category\" && slug.current in $slugs]{\n    \"slug\": slug.current,\n    \"postCount\": count(*[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(now()) && category._ref == ^._id])\n  },\n  \"authors\": *[_type == \"author\" && slug.current in $slugs]{\n    \"slug\": slug.current,\n    \"postCount\": count(*[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(now()) && author._ref == ^._id])\n  },\n  \"redirects\": *[_type == \"redirect\" && active != false && lower(path) in $paths].path,\n  \"pages\": *[_type == \"page\" && slug.current in $slugs]{\"slug\": slug.current, \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null)},\n  \"sections\": *[_id == \"landingPage\"][0].sections[]._type\n}": LINK_TARGETS_QUERY_RESULT;
    "count(*[_type == \"feature\" && side == $side && id == $id && _id != $ownId][0...1]) > 0": FEATURE_ID_TAKEN_QUERY_RESULT;
    "{\n  \"posts\": *[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now())) && !(_id in $hidden)] | order(dateTime(publishedAt) desc, _id asc)[$from...$to]{\n  _id, title, \"slug\": slug.current, publishedAt, excerpt,\n  category->{title, \"slug\": select(\n  _id == *[_type == ^._type && slug.current == ^.slug.current] | order(_createdAt asc, _id asc)[0]._id => slug.current\n)},\n  author->{name, image{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  previewImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  mainImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}\n},\n  \"total\": count(*[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now())) && !(_id in $hidden)]),\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}": POST_CARDS_QUERY_RESULT;
    "{\n  \"posts\": *[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now())) && !(_id in $hidden) && references($of) && $of in [category._ref, author._ref]] | order(dateTime(publishedAt) desc, _id asc)[$from...$to]{\n  _id, title, \"slug\": slug.current, publishedAt, excerpt,\n  category->{title, \"slug\": select(\n  _id == *[_type == ^._type && slug.current == ^.slug.current] | order(_createdAt asc, _id asc)[0]._id => slug.current\n)},\n  author->{name, image{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  previewImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  mainImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}\n},\n  \"total\": count(*[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now())) && !(_id in $hidden) && references($of) && $of in [category._ref, author._ref]]),\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}": LIST_CARDS_QUERY_RESULT;
    "{\n  \"publishedAt\": *[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now())) && !(_id in $hidden) && author._ref == $author] | order(dateTime(publishedAt) asc, _id asc)[0].publishedAt,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}": AUTHOR_START_QUERY_RESULT;
    "*[slug.current == $slug && _type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now()))] | order(dateTime(publishedAt) asc, _createdAt asc, _id asc)[0]{\n  _id, _updatedAt, title, \"slug\": slug.current, publishedAt, excerpt,\n  previewImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  mainImage{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"authorSlug\": author->{\"slug\": select(\n  _id == *[_type == ^._type && slug.current == ^.slug.current] | order(_createdAt asc, _id asc)[0]._id => slug.current\n)}.slug,\n  \"authorName\": author->name, \"authorRole\": author->role, \"authorBio\": author->bio,\n  \"authorImage\": author->image{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"category\": category->{_id, title, \"slug\": select(\n  _id == *[_type == ^._type && slug.current == ^.slug.current] | order(_createdAt asc, _id asc)[0]._id => slug.current\n)},\n  body[]{\n  _key, _type,\n  _type == \"block\" => {\n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n},\n  _type == \"figure\" => {caption, \"picture\": {alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, \"wide\": wide == true},\n  _type == \"callout\" => {title, text},\n  _type == \"quote\" => {quote, name, role, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  _type == \"table\" => {\"hasHeader\": headerRows > 0, rows[]{cells[]{\"text\": value[]{_key, _type, \n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n}}}},\n  _type == \"video\" => {\"film\": {\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}}\n},\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null),\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}": POST_QUERY_RESULT;
    "*[_type == \"category\" && defined(slug.current) && !(_id in $hidden) && count(*[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(coalesce($at, now())) && !(_id in $hidden) && references(^._id) && category._ref == ^._id]) > 0] | order(title asc)[0...50]{_id, _updatedAt, title, \"slug\": slug.current, description}": CATEGORIES_QUERY_RESULT;
    "*[_type == \"category\" && slug.current == $slug] | order(_createdAt asc, _id asc)[0]{_id, _updatedAt, title, \"slug\": slug.current, description}": CATEGORY_QUERY_RESULT;
    "*[_type == \"author\" && slug.current == $slug] | order(_createdAt asc, _id asc)[0]{\n  _id, _updatedAt, \"slug\": slug.current, name, role, bio,\n  image{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}\n}": AUTHOR_QUERY_RESULT;
    "*[_type == \"redirect\" && active != false && !defined(movedId)][0...10000]{_id, path, destination}": REDIRECT_RULES_QUERY_RESULT;
    "*[_type == \"redirect\" && (active != false || defined(movedId)) && _id > $after] | order(_id asc)[0...$count]{\n    _id, _createdAt, path, destination, confirmedHost, movedId, \"isOff\": active == false, parameters[]{key, value}\n  }": REDIRECTS_QUERY_RESULT;
    "{\n  \"pages\": *[_type == \"page\" && defined(slug.current)]{\"path\": \"/\" + slug.current, \"title\": coalesce(title, slug.current)},\n  \"existing\": *[_type == \"redirect\" && !defined(movedId)] | order(_createdAt desc, _id desc)[0...10000]{\n    _id, \"path\": coalesce(path, \"\"), \"destination\": coalesce(destination, \"\"), \"active\": active != false\n  }}": IMPORT_QUERY_RESULT;
    "{\n  \"posts\": *[_type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(now())] | order(dateTime(publishedAt) desc, _id asc)[0...200]{title, \"slug\": slug.current},\n  \"pages\": *[_type == \"page\" && defined(slug.current)] | order(title asc)[0...200]{title, \"slug\": slug.current},\n  \"categories\": *[_type == \"category\" && defined(slug.current)] | order(title asc)[0...100]{title, \"slug\": slug.current}\n}": REDIRECT_PAGES_QUERY_RESULT;
    "*[_id in $ids && (_type == \"page\" || _type == \"post\" && defined(slug.current) && dateTime(publishedAt) <= dateTime(now()))]{\n  _id, _type, title, \"slug\": slug.current\n}": SHOWN_DOCUMENTS_QUERY_RESULT;
    "*[_id == \"siteSettings\" && _type == \"siteSettings\"][0]{\n  productName, tagline, email, phone, timeZone, questionsWay, phoneHref, supportPhoneHref,\n  logo{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  logoOnDark{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  navigation[]{label, href, icon},\n  registerLink{label, href},\n  signUpLink{label, href},\n  footerGroups[]{_key, title, links[]{label, href}},\n  footerText, footerNote, referenceText, trialButtonLabel, questionsLabel,\n  contactDialog, notFound, labels, legalLabels, notLoaded,\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n}": SITE_SETTINGS_QUERY_RESULT;
    "*[_id == \"landingPage\" && _type == \"landingPage\"][0]{\n  banner{text, link{label, href}, linkHrefSmall, show, \n  season, seasonBegins, seasonShift, seasonEndShift, showFrom, showFromTime, showUntil, showUntilTime,\n  \"timeZone\": coalesce(timeZone, *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone)\n},\n  sections[0...20]{\n    _key,\n    _type,\n    _type == \"article\" => {lead, body[]{\n  _key, _type,\n  _type == \"block\" => {\n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n},\n  _type == \"figure\" => {caption, \"picture\": {alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, \"wide\": wide == true},\n  _type == \"callout\" => {title, text},\n  _type == \"quote\" => {quote, name, role, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  _type == \"table\" => {\"hasHeader\": headerRows > 0, rows[]{cells[]{\"text\": value[]{_key, _type, \n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n}}}},\n  _type == \"video\" => {\"film\": {\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}}\n}, facts[]{_key, title, text}},\n    _type == \"blog\" => {title, emptyText, allPostsLink{label, href}},\n    _type == \"contact\" => {title, lead, trialTitle, trialNote, trialHref, registerText, registerLink{label, href}, emailNote, phoneNote, demoTitle, demoNote, helpLabel},\n    _type == \"cover\" => {lead, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, place, crumb{label, href}, trialLink{label, href}, trialTag, demoLabel},\n    _type == \"features\" => {title, lead, gift, donorsTitle, donors[]->{_id, side, name, mobilename, description, icon, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, moment{scene, sentence, figure, masjid, note, lines[]{_key, label, amount}}, id}, managementTitle, management[]->{_id, side, name, mobilename, description, icon, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, moment{scene, sentence, figure, masjid, note, lines[]{_key, label, amount}}, id}},\n    _type == \"figures\" => {items[]{_key, figure, title, text}, sample, note},\n    _type == \"hero\" => {words, rest, lead, trialLink{label, href}, trialTag, demoLabel, donorsLead, donorsUnit, donorsFrom, raisedLead, raisedUnit, raisedFrom, raisedTo, gifts[]{_key, amount, note}, phone{masjid, place, causes, amounts, words}},\n    _type == \"how\" => {title, lead, problemsTitle, problems[]->{_id, title, text, icon}, solutionsTitle, solutions[]->{_id, title, text, icon}, pictures[]{_key, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, caption}, film{\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}},\n    _type == \"impact\" => {title, lead, totalRaisedLabel, donationsLabel, averageLabel, donorsLabel, totalRaisedOffset, goal, tileText, goalText, goalReachedText, wall},\n    _type == \"invitation\" => {title, text, trialLink{label, href}, trialTag, demoLabel},\n    _type == \"mission\" => {title, line, text},\n    _type == \"nights\" => {title, lead, lit, alt},\n    _type == \"pictures\" => {title, items[]{_key, caption, \"picture\": {alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}},\n    _type == \"proof\" => {title, lead, voice{quote, name, role, masjid, place}, masjids[]{_key, name, place, raised, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}},\n    _type == \"questions\" => {title, items[]{_key, title, text}},\n    _type == \"quote\" => {quote, name, role, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n    _type == \"steps\" => {title, lead, items[]{_key, title, text}, countsDown},\n    _type == \"testimonials\" => {title, items[]->{_id, tagline, quote, name, role, organization, location, image{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}},\n    _type == \"why\" => {title, text, film{\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}, signatureName, signatureRole, signaturePicture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n},\n  demoDialog{..., answers, asidePicture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  toast,\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n}": LANDING_PAGE_QUERY_RESULT;
    "*[_id == \"milestone\" && _type == \"milestone\"][0]{\n  show, \n  season, seasonBegins, seasonShift, seasonEndShift, showFrom, showFromTime, showUntil, showUntilTime,\n  \"timeZone\": coalesce(timeZone, *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone)\n,\n  title, amountRaised, goal, goalText, text, dismissLabel\n}": MILESTONE_QUERY_RESULT;
    "*[_id == \"feeCopy\" && _type == \"feeCopy\"][0]{\n  title, exampleAmount, exampleText, board, explainerTitle, calculator,\n  answers[]{_key, title, figure, text},\n  fees[]{_key, figure, title, text, counts},\n  contactLink{label, href}\n}": FEE_COPY_QUERY_RESULT;
    "*[_id == \"trialPage\" && _type == \"trialPage\"][0]{\n  ...,\n  title, shortTitle,\n  points[0...20]{_key, text},\n  contactChoices[0...4],\n  termsLink{label, href},\n  privacyLink{label, href},\n  fullFormLink{label, href},\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n}": TRIAL_PAGE_QUERY_RESULT;
    "*[_id == \"registrationPage\" && _type == \"registrationPage\"][0]{\n  ...,\n  title,\n  steps[0...4]{title, text},\n  termsLink{label, href},\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n}": REGISTRATION_PAGE_QUERY_RESULT;
    "*[_id == \"successPage\" && _type == \"successPage\"][0]{\n  title, text, returnLabel,\n  picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n}": SUCCESS_PAGE_QUERY_RESULT;
    "*[_id == \"blogPage\" && _type == \"blogPage\"][0]{\n  ...,\n  title,\n  endLink{label, href},\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n}": BLOG_PAGE_QUERY_RESULT;
    "*[_id == $id && _type == \"legalPage\"][0]{\n  title, updatedAt,\n  body[]{\n  _key, _type,\n  _type == \"block\" => {\n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n},\n  _type == \"figure\" => {caption, \"picture\": {alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}, \"wide\": wide == true},\n  _type == \"callout\" => {title, text},\n  _type == \"quote\" => {quote, name, role, picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}},\n  _type == \"table\" => {\"hasHeader\": headerRows > 0, rows[]{cells[]{\"text\": value[]{_key, _type, \n  style, listItem, level,\n  children[]{_key, _type, text, marks},\n  markDefs[]{_key, _type, href}\n}}}},\n  _type == \"video\" => {\"film\": {\n  title, length, source, embedUrl,\n  \"poster\": poster{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"posterTall\": posterTall{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background},\n  \"fileId\": file.asset._ref, \"fileTallId\": fileTall.asset._ref, \"mimeType\": file.asset->mimeType,\n  \"captionsId\": captions.asset._ref\n}}\n},\n  seo{title, description, noIndex, \"picture\": picture{alt, crop, hotspot, \"assetId\": asset._ref, \"placeholder\": asset->metadata.palette.dominant.background}}\n}": LEGAL_PAGE_QUERY_RESULT;
    "*[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone": MAIL_ZONE_QUERY_RESULT;
    "*[_id == \"siteSettings\" && _type == \"siteSettings\"][0]{\n  email, productName, referenceText, mail\n}": MAIL_WORDS_QUERY_RESULT;
    "*[_type in [\"page\", \"post\"] && defined(season)] | order(_id asc){_id, _type, \"slug\": slug.current, \"window\": select(defined(season) => {\n  \"season\": season, \"seasonBegins\": seasonBegins, \"seasonShift\": seasonShift, \"seasonEndShift\": seasonEndShift,\n  \"timeZone\": *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone\n}, null)}": SEASONAL_QUERY_RESULT;
    "{\n  \"landingPage\": *[_id == \"landingPage\" && _type == \"landingPage\"][0].banner{\n  season, seasonBegins, seasonShift, seasonEndShift, showFrom, showFromTime, showUntil, showUntilTime,\n  \"timeZone\": coalesce(timeZone, *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone)\n},\n  \"milestone\": *[_id == \"milestone\" && _type == \"milestone\"][0]{\n  season, seasonBegins, seasonShift, seasonEndShift, showFrom, showFromTime, showUntil, showUntilTime,\n  \"timeZone\": coalesce(timeZone, *[_id == \"siteSettings\" && _type == \"siteSettings\"][0].timeZone)\n}\n}": WINDOWS_QUERY_RESULT;
  }
}
declare module "@sanity/client" {
  interface SanityQueries extends globalThis.SanityQueries {}
}

