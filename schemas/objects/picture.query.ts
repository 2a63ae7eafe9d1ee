/** Width and height stand in the asset's id. */
export const pictureFields = /* groq */ `alt, crop, hotspot, "assetId": asset._ref, "placeholder": asset->metadata.lqip`
