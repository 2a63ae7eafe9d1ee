/** Width and height are not queried, because they are part of the asset's id. */
export const pictureFields = /* groq */ `alt, crop, hotspot, "assetId": asset._ref, "placeholder": asset->metadata.lqip`
