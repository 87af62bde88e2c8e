/** Members of PDFKit that its types omit. */
declare namespace PDFKit {
  interface PDFStructureElement {
    /** The element's entry in the file: A holds attributes, such as the scope of a table header. */
    dictionary: { data: Record<string, unknown> };
  }
  namespace Mixins {
    interface AnnotationOption {
      /** The element of the structure tree that the annotation belongs to. */
      structParent?: PDFStructureElement;
    }
  }
}
