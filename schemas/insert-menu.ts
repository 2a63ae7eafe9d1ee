/** Shows the sections that can be added as pictures. The visual tests take these (tests/visual/section-pictures.ts). */
export const sectionMenu = {
  insertMenu: {
    views: [
      { name: 'grid' as const, previewImageUrl: (section: string) => `/section-pictures/${section}.webp` },
      { name: 'list' as const },
    ],
  },
}
